export const isbot = () => false

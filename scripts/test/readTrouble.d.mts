export function readTrouble(printed: string): string[]

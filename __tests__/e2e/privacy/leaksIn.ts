/** Lists every place that contains one of the secrets, with the secret. */
export const leaksIn = (
  places: Readonly<Record<string, string>>,
  secrets: readonly string[],
): readonly string[] =>
  Object.entries(places).flatMap(([place, text]) =>
    secrets.filter(secret => text.includes(secret)).map(secret => `${place}: ${secret}`),
  )

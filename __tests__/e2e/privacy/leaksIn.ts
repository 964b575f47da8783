/** Every place that has one of the secrets in it, with the secret; empty where none has. */
export const leaksIn = (
  places: Readonly<Record<string, string>>,
  secrets: readonly string[],
): readonly string[] =>
  Object.entries(places).flatMap(([place, text]) =>
    secrets.filter(secret => text.includes(secret)).map(secret => `${place}: ${secret}`),
  )

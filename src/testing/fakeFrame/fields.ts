export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

export const refusal = (message: string, code: number | string) =>
  Object.assign(new Error(message), { code })

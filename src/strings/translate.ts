export type StringParams = Readonly<Record<string, string | number>>

/** Fills `{placeholders}`; an unknown one stays visible so that a missing value is noticed. */
export function fill(template: string, params: StringParams = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  )
}

/** An exact fraction: tests compute amounts without the product's code and its library. */
export interface Rational {
  readonly over: bigint
  readonly under: bigint
}

export const rational = (text: string): Rational => {
  const isNegative = text.startsWith('-')
  const [whole = '0', fraction = ''] = (isNegative ? text.slice(1) : text).split('.')
  const over = BigInt(`${whole}${fraction}`)
  return { over: isNegative ? -over : over, under: 10n ** BigInt(fraction.length) }
}

export const plus = (a: Rational, b: Rational): Rational => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})
export const less = (a: Rational, b: Rational): Rational =>
  plus(a, { over: -b.over, under: b.under })
export const by = (a: Rational, b: Rational): Rational => ({
  over: a.over * b.over,
  under: a.under * b.under,
})
export const per = (a: Rational, b: Rational): Rational =>
  b.over < 0n
    ? { over: -a.over * b.under, under: a.under * -b.over }
    : { over: a.over * b.under, under: a.under * b.over }
export const isNought = ({ over }: Rational): boolean => over === 0n
export const isMore = (a: Rational, b: Rational): boolean => less(a, b).over > 0n
export const tenTo = (places: number): Rational => ({ over: 10n ** BigInt(places), under: 1n })

/** Formats by long division; rounds the last place half away from zero. */
export function written(value: Rational, places: number): string {
  const isNegative = value.over < 0n
  const size = isNegative ? -value.over : value.over
  const digits: number[] = []
  const whole = size / value.under
  let rest = size % value.under
  for (let place = 0; place < places; place += 1) {
    rest *= 10n
    digits.push(Number(rest / value.under))
    rest %= value.under
  }
  let all = [...whole.toString()].map(Number).concat(digits)
  if (rest * 2n >= value.under) {
    let at = all.length - 1
    while (at >= 0 && all[at] === 9) {
      all[at] = 0
      at -= 1
    }
    if (at >= 0) all[at] = (all[at] ?? 0) + 1
    else all = [1, ...all]
  }
  const head = all.slice(0, all.length - places).join('')
  const tail = all.slice(all.length - places).join('')
  const isNothing = all.every(digit => digit === 0)
  return `${isNegative && !isNothing ? '-' : ''}${head}${places > 0 ? `.${tail}` : ''}`
}

/** The same number without trailing zeros. */
export const shortest = (text: string): string => {
  const [whole = '', fraction = ''] = text.split('.')
  const cut = fraction.replace(/0+$/, '')
  return cut === '' ? whole : `${whole}.${cut}`
}

/** Formats a terminating decimal in as many places as it needs. */
export function ended(value: Rational): string {
  for (let places = 0; places <= 400; places += 1) {
    if ((value.over * 10n ** BigInt(places)) % value.under === 0n) return written(value, places)
  }
  throw new Error('has no end')
}

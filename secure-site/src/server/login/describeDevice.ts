import { fill } from '../../../../src/strings/translate'
import type { Language } from '../../shared/languages'
import { MAIL_TEXTS } from '../mail/allMailTexts'

type Row = readonly [RegExp, string]

/** Order matters: most user agents also contain the names of other browsers. */
const BROWSERS: readonly Row[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly Row[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (rows: readonly Row[], userAgent: string) =>
  rows.find(([pattern]) => pattern.test(userAgent))?.[1]

/**
 * Describes a browser so that its owner recognises it, "Chrome on Windows". Uses only fixed
 * strings, because the text is put into an email.
 */
export function describeDevice(userAgent: string, language: Language): string {
  const { device } = MAIL_TEXTS[language]
  const browser = nameIn(BROWSERS, userAgent) ?? device.unknown
  const system = nameIn(SYSTEMS, userAgent)
  return system ? fill(device.on, { browser, system }) : browser
}

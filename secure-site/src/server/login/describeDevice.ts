import { fill } from '../../../../src/strings/translate'
import type { Language } from '../../shared/languages'
import { MAIL_TEXTS } from '../mail/allMailTexts'

type Row = readonly [RegExp, string]

/** In this order: most browsers name others after themselves. */
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

/** Words for a browser that its owner recognises, "Chrome on Windows". Only words of ours: they go into a mail. */
export function describeDevice(userAgent: string, language: Language): string {
  const { device } = MAIL_TEXTS[language]
  const browser = nameIn(BROWSERS, userAgent) ?? device.unknown
  const system = nameIn(SYSTEMS, userAgent)
  return system ? fill(device.on, { browser, system }) : browser
}

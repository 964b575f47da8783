import {
  explainNameProblem,
  hasNameSuffix,
  isRegistrableName,
  normalizeName,
} from '../../../src/lib/address/nameFormat'

it.each([
  ['Ada-Lovelace', 'ada-lovelace'],
  ['  ada1 ', 'ada1'],
  ['ada1.reown.id', 'ada1'],
  ['ADA1.WCN.ID', 'ada1'],
  ['ada1.eth', 'ada1.eth'],
])('registers %p as %s', (text, expected) => {
  expect(normalizeName(text)).toBe(expected)
})

it.each([
  ['ada1', null],
  ['Ada-1815', null],
  ['----', null],
  ['ada1.reown.id', null],
  ['ada', 'tooShort'],
  ['', 'tooShort'],
  ['.reown.id', 'tooShort'],
  ['ada_1', 'badCharacters'],
  ['ada 1', 'badCharacters'],
  ['ada.1', 'badCharacters'],
  ['ädä1', 'badCharacters'],
  ['a!', 'badCharacters'],
])('finds in %p the problem %p', (text, expected) => {
  expect(explainNameProblem(text)).toBe(expected)
  expect(isRegistrableName(text)).toBe(expected === null)
})

it.each([
  ['ada1.reown.id', true],
  ['ADA1.wcn.id', true],
  ['ada1.eth', false],
  ['reown.id', false],
  ['.reown.id', false],
  ['', false],
])('recognises by its zone whether %p is a name of the product: %p', (text, expected) => {
  expect(hasNameSuffix(text)).toBe(expected)
})

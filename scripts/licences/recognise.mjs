/** Licences are recognised by their text; the field is not reliable. */
const TEXTS = [
  ['AGPL', /GNU AFFERO GENERAL PUBLIC LICENSE/i],
  ['LGPL', /GNU (LESSER|LIBRARY) GENERAL PUBLIC LICENSE/i],
  ['GPL', /GNU GENERAL PUBLIC LICENSE|under the terms of the GNU General Public/i],
  ['SSPL', /Server Side Public License/i],
  ['BUSL', /Business Source License/i],
  ['MPL-2.0', /Mozilla Public License,? (Version|v\.?) ?2\.0/i],
  ['CC-BY-4.0', /Creative Commons Attribution 4\.0|CC-BY-4\.0/i],
  ['Apache-2.0', /Apache License,?\s+Version 2\.0/i],
  ['BlueOak-1.0.0', /Blue Oak Model License/i],
  ['CC0-1.0', /CC0 1\.0 Universal|Creative Commons (Legal Code )?CC0/i],
  ['Unlicense', /This is free and unencumbered software released into the public domain/i],
  [
    'BSD-3-Clause',
    /Redistribution and use in source and binary forms[\s\S]*Neither the name|names? of (its|the) [\s\S]{0,80}may (not )?be used to endorse or promote/i,
  ],
  ['BSD-2-Clause', /Redistribution and use in source and binary forms/i],
  [
    'MIT',
    /Permission is hereby granted, free of charge, to any person obtaining a copy[\s\S]*The above copyright notice[\s\S]*shall be included/i,
  ],
  ['MIT-0', /Permission is hereby granted, free of charge, to any person obtaining a copy/i],
  [
    'ISC',
    /Permission to use, copy, modify,? and\/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice/i,
  ],
  [
    '0BSD',
    /Permission to use, copy, modify,? and\/or distribute this software for any purpose with or without fee is hereby granted\./i,
  ],
  ['Python-2.0', /PYTHON SOFTWARE FOUNDATION LICENSE/i],
]

/** Clauses that restrict a known licence. */
const RESTRICTIONS = [
  ['Commons Clause', /Commons Clause/i],
  ['a non-commercial clause', /non-?commercial (use|purposes) only/i],
  [
    'a demand to use one vendor’s network',
    /(only|solely|exclusively)[^.]{0,80}(WalletConnect|Reown) (Network|Services?)/i,
  ],
]

/** Allowed in a visitor's browser. */
export const RUN_TIME = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
])

const COPYLEFT = /^(A|L)?GPL/

/** Returns every licence whose text is found, and every added restriction. */
export function recogniseLicence(text) {
  const flat = text.replace(/\s+/g, ' ')
  const found = TEXTS.filter(([, pattern]) => pattern.test(flat)).map(([name]) => name)
  const names = found.filter(
    name =>
      !(name === 'BSD-2-Clause' && found.includes('BSD-3-Clause')) &&
      !(name === 'MIT-0' && found.includes('MIT')),
  )
  const restrictions = RESTRICTIONS.filter(([, pattern]) => pattern.test(flat)).map(
    ([name]) => name,
  )
  return { names, restrictions }
}

/**
 * Whether a `license` field offers only copyleft: "MIT OR GPL" leaves a choice, "MIT AND GPL" does
 * not.
 */
export function isCopyleftOnly(field) {
  const choices = String(field ?? '')
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/i)
  return choices.every(choice =>
    choice.split(/\s+AND\s+/i).some(name => COPYLEFT.test(name.trim())),
  )
}

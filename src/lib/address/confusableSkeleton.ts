import confusables from 'unhomoglyph/data.json'
import { nameSkeleton } from './nameSkeleton'

/** Small capitals. Unicode compares letters of one size, so it doesn't list these. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢʍĸ'
const LETTERS = 'abcdefghijklmnoprstuvwyzmk'
const SMALL_CAPITAL = new RegExp(`[${SMALL_CAPITALS}]`, 'gu')

/** The character that each one looks like. All are single characters, so no pattern is needed. */
const PROTOTYPES: Readonly<Record<string, string>> = confusables

/** Like `nameSkeleton`, but for all of Unicode: uses the TR39 confusables. */
export const confusableSkeleton = (name: string): string =>
  nameSkeleton(
    Array.from(name.normalize('NFD'), sign => PROTOTYPES[sign] ?? sign)
      .join('')
      .replace(SMALL_CAPITAL, letter => LETTERS.charAt(SMALL_CAPITALS.indexOf(letter))),
  )

import confusables from 'unhomoglyph/data.json'
import { nameSkeleton } from './nameSkeleton'

/** Small capitals, which Unicode does not call confusable with letters because it compares letters of one size. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢʍĸ'
const LETTERS = 'abcdefghijklmnoprstuvwyzmk'
const SMALL_CAPITAL = new RegExp(`[${SMALL_CAPITALS}]`, 'gu')

/** What each character is drawn like. Single characters throughout, so that no pattern is needed. */
const PROTOTYPES: Readonly<Record<string, string>> = confusables

/** As `nameSkeleton`, for names with letters and signs beyond ASCII: by the confusables of Unicode TR39. */
export const confusableSkeleton = (name: string): string =>
  nameSkeleton(
    Array.from(name.normalize('NFD'), sign => PROTOTYPES[sign] ?? sign)
      .join('')
      .replace(SMALL_CAPITAL, letter => LETTERS.charAt(SMALL_CAPITALS.indexOf(letter))),
  )

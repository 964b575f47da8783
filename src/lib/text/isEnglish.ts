/** Whether a BCP 47 tag is English, of any region. */
export const isEnglish = (tag: string) => /^en(?![a-z])/i.test(tag)

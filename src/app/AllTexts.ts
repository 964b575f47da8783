import { en } from '../strings/en'
import { textsOver } from './textsOver'

/** Every word. */
export const AllTexts = textsOver(en)

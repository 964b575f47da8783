import type { IconShape } from './Icon'

/*
 * Our own stroke set on a 20-px grid, one constant per icon so that a page carries only the icons
 * it draws.
 */

export { iconArrowEnd, iconMail, iconMore } from './loginIcons'

export const iconChevronDown = 'M5 7.75l5 5 5-5'
export const iconChevronUp = 'M5 12.25l5-5 5 5'
export const iconArrowDown = 'M10 4v12M5 11l5 5 5-5'
export const iconBuy =
  'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0ZM10 6.75v6.5M6.75 10h6.5'
export const iconSwap = 'M3.5 7h11.75M12 3.75 15.25 7 12 10.25M16.5 13H4.75M8 9.75 4.75 13 8 16.25'
export const iconReceive = 'M15 5 6 14M6 7.25V14h6.75'
export const iconSend = 'M5 15 14 6M7.25 6H14v6.75'
export const iconFlip =
  'M6.75 4v11.5M3.5 12.5l3.25 3.25L10 12.5M13.25 16V4.5M10 7.5l3.25-3.25L16.5 7.5'
export const iconCopy =
  'M9.25 6.75h5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-5a2.5 2.5 0 0 1-2.5-2.5v-5a2.5 2.5 0 0 1 2.5-2.5ZM13.25 6.5V5.75a2.5 2.5 0 0 0-2.5-2.5h-5a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 2.5 2.5h.75'
export const iconCheckCircle =
  'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0ZM6.9 10.3l2.2 2.2 4-4.8'
export const iconScan =
  'M3.5 7V5.5a2 2 0 0 1 2-2H7M13 3.5h1.5a2 2 0 0 1 2 2V7M16.5 13v1.5a2 2 0 0 1-2 2H13M7 16.5H5.5a2 2 0 0 1-2-2V13M3.5 10h13'
export const iconExternal =
  'M11.5 3.75h4.75V8.5M16 4l-6.5 6.5M15.25 11.75v2a2.5 2.5 0 0 1-2.5 2.5h-6.5a2.5 2.5 0 0 1-2.5-2.5v-6.5a2.5 2.5 0 0 1 2.5-2.5h2'
export const iconShare =
  'M10 12.25v-9M6.75 6 10 2.75 13.25 6M7 8.75H6a2 2 0 0 0-2 2v4.5a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-4.5a2 2 0 0 0-2-2h-1'
export const iconClock = 'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0ZM10 5.75V10l2.75 2'
export const iconPhone =
  'M7.75 2.75h4.5a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1-2.5 2.5h-4.5a2.5 2.5 0 0 1-2.5-2.5v-9.5a2.5 2.5 0 0 1 2.5-2.5ZM9 14.5h2'
export const iconPlay =
  'M6.25 4.4v11.2a.9.9 0 0 0 1.37.77l9-5.6a.9.9 0 0 0 0-1.54l-9-5.6a.9.9 0 0 0-1.37.77Z'
export const iconLaptop =
  'M5.75 4.25h8.5a1.75 1.75 0 0 1 1.75 1.75v5a1.75 1.75 0 0 1-1.75 1.75h-8.5a1.75 1.75 0 0 1-1.75-1.75v-5a1.75 1.75 0 0 1 1.75-1.75ZM2.5 15.75h15'
export const iconGlobe =
  'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0ZM2.9 10h14.2M10 2.75c2 2 3 4.5 3 7.25s-1 5.25-3 7.25c-2-2-3-4.5-3-7.25s1-5.25 3-7.25Z'
export const iconDownload =
  'M10 3.5v9M6.25 9 10 12.75 13.75 9M3.75 14.25v.5a1.75 1.75 0 0 0 1.75 1.75h9a1.75 1.75 0 0 0 1.75-1.75v-.5'
export const iconShield =
  'M10 2.75 4 5v4.5c0 3.6 2.5 6.4 6 7.75 3.5-1.35 6-4.15 6-7.75V5l-6-2.25ZM7.25 9.9l2 2 3.5-4.05'
export const iconKey =
  'M3.5 13a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0ZM9.5 10.5l6.75-6.75M13.25 6.75l2.25 2.25'
export const iconUser =
  'M6.75 6.75a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0ZM3.75 16.5c.7-2.9 3.1-4.5 6.25-4.5s5.55 1.6 6.25 4.5'
export const iconPower = 'M10 3.25v6M6.1 5.4a6.5 6.5 0 1 0 7.8 0'
export const iconTrash =
  'M3.75 5.75h12.5M8 5.5V4.25a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1V5.5M5.25 6l.6 8.9a2 2 0 0 0 2 1.85h4.3a2 2 0 0 0 2-1.85l.6-8.9'
export const iconRefresh = 'M16.25 4v3.75H12.5M16 7.5A6.5 6.5 0 1 0 16.5 10'
export const iconLock =
  'M6.5 8.75h7a2.25 2.25 0 0 1 2.25 2.25v3.5a2.25 2.25 0 0 1-2.25 2.25h-7a2.25 2.25 0 0 1-2.25-2.25v-3.5a2.25 2.25 0 0 1 2.25-2.25ZM6.75 8.5V6.25a3.25 3.25 0 0 1 6.5 0V8.5'
export const iconLink =
  'M8.5 11.5a3 3 0 0 0 4.4.15l2.2-2.2a3.05 3.05 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.4-.15l-2.2 2.2a3.05 3.05 0 0 0 4.3 4.3l.9-.9'
export const iconPaste =
  'M6.5 4.25h7a2.25 2.25 0 0 1 2.25 2.25v8.25a2.25 2.25 0 0 1-2.25 2.25h-7a2.25 2.25 0 0 1-2.25-2.25v-8.25a2.25 2.25 0 0 1 2.25-2.25ZM7.5 4.25a1.25 1.25 0 0 1 1.25-1.25h2.5a1.25 1.25 0 0 1 1.25 1.25v.5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-.5ZM7.5 9.5h5M7.5 12.75h3'
export const iconImage =
  'M5.5 3.5h9a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-8a2.5 2.5 0 0 1 2.5-2.5ZM6 7.75a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 1 0-2.5 0ZM3.25 14l3.6-3.4a1.5 1.5 0 0 1 2 0l2.15 2 1.4-1.3a1.5 1.5 0 0 1 2 0l2.35 2.1'
export const iconCard =
  'M5.25 4.25h9.5a2.5 2.5 0 0 1 2.5 2.5v6.5a2.5 2.5 0 0 1-2.5 2.5h-9.5a2.5 2.5 0 0 1-2.5-2.5v-6.5a2.5 2.5 0 0 1 2.5-2.5ZM3 8.25h14M6 12.25h2.5'
export const iconBolt = 'M11 2.75 4.75 11H9.5l-.5 6.25L15.25 9H10.5L11 2.75Z'
export const iconPen = 'M12.75 4.25 15.75 7.25 7.5 15.5l-3.75.75.75-3.75 8.25-8.25Z'
export const iconTag: IconShape = [
  'M3.5 4.75v4.1c0 .5.2.95.55 1.3l6.3 6.3a1.75 1.75 0 0 0 2.5 0l3.6-3.6a1.75 1.75 0 0 0 0-2.5l-6.3-6.3a1.8 1.8 0 0 0-1.3-.55h-4.1A1.25 1.25 0 0 0 3.5 4.75Z',
  'M7 7v.01',
]
export const iconSliders =
  'M3.5 6.5h7M14.5 6.5h2M3.5 13.5h2M9.5 13.5h7M10.5 6.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM5.5 13.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z'
export const iconDevice =
  'M12 12H4.5a1.75 1.75 0 0 1-1.75-1.75v-4.5A1.75 1.75 0 0 1 4.5 4h7a1.75 1.75 0 0 1 1.75 1.75V8.5M2.75 15h6.5M13.5 8.5h2.25a1.5 1.5 0 0 1 1.5 1.5v5.5a1.5 1.5 0 0 1-1.5 1.5h-2.25a1.5 1.5 0 0 1-1.5-1.5v-5.5a1.5 1.5 0 0 1 1.5-1.5Z'
export const iconActivity = 'M2.75 10h3l2.25-5 3.5 10.5L13.9 10h3.35'
export const iconGas =
  'M4.5 16.5V5.25A1.75 1.75 0 0 1 6.25 3.5h4A1.75 1.75 0 0 1 12 5.25V16.5M3.25 16.5h10M7 6.5h2.5M12 9.75h1.25c.7 0 1.25.55 1.25 1.25v2.5a1.25 1.25 0 0 0 2.5 0V7.5l-2.25-2.25'
export const iconPlus = 'M10 4v12M4 10h12'
export const iconMinus = 'M4 10h12'

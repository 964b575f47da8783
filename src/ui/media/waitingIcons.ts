/*
 * Icons of a pending wallet and of the wallet list, in their own file so that these views do not
 * load every icon.
 */

export const iconBrowser =
  'M5.25 3.75h9.5a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1-2.5 2.5h-9.5a2.5 2.5 0 0 1-2.5-2.5v-7.5a2.5 2.5 0 0 1 2.5-2.5ZM3 7.75h14M5.5 5.8v.01M7.5 5.8v.01'
export const iconSearch = 'M3.75 9a5.25 5.25 0 1 0 10.5 0 5.25 5.25 0 1 0-10.5 0ZM13 13l3.75 3.75'

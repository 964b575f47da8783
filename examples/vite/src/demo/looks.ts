/**
 * Accents to choose from. `name` selects the page's shades in `demo.css`; the modal derives its
 * own.
 */
export const ACCENTS = [
  { name: 'indigo', label: 'Indigo', value: '#3d5aff' },
  { name: 'teal', label: 'Teal', value: '#0e8479' },
  { name: 'green', label: 'Green', value: '#2c8742' },
  { name: 'orange', label: 'Orange', value: '#c35523' },
  { name: 'rose', label: 'Rose', value: '#d6336c' },
] as const

export const MODES = [
  { mode: 'system', label: 'System' },
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
] as const

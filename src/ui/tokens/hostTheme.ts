import type { Theme } from './Tokens'

/** The tokens of the buttons in the host's page: all a page loads before the visitor acts. */
export const hostTheme = {
  shared: {
    'radius-control': '12px',
    'radius-icon': '10px',
    'font-family':
      'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Noto Sans Arabic", sans-serif',
    'font-size-12': '0.75rem',
    'font-size-14': '0.875rem',
    'font-size-16': '1rem',
    'line-16': '1.375rem',
    'weight-medium': '500',
    'weight-semibold': '600',
    'size-control-host': '40px',
  },
  light: {
    'color-surface': '#ffffff',
    'color-surface-sunken': '#f4f5f8',
    'color-border': '#e3e5eb',
    'color-text': '#15171c',
    'color-text-muted': '#565c69',
    'color-text-faint': '#676e7d',
    'color-accent-strong': '#3d5aff',
    'color-accent-strong-hover': '#2f4bf0',
    'color-accent-text': '#3d5aff',
    'color-on-accent': '#ffffff',
    'color-focus-ring': '#667dff',
    'color-warning': '#8a5600',
    'color-warning-soft': '#fdf3e0',
  },
  dark: {
    'color-surface': '#121313',
    'color-surface-sunken': '#1c1d20',
    'color-border': '#2a2c31',
    'color-text': '#f2f3f5',
    'color-text-muted': '#a5aab5',
    'color-text-faint': '#8d929e',
    'color-accent-strong': '#4262ff',
    'color-accent-strong-hover': '#3554f5',
    'color-accent-text': '#7d93ff',
    'color-on-accent': '#ffffff',
    'color-focus-ring': '#5773ff',
    'color-warning': '#f0b04a',
    'color-warning-soft': '#2e2310',
  },
} as const satisfies Theme

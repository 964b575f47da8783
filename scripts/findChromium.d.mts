/** Returns the browser to test with, or null when none is installed. */
export function findChromium(): string | null

/** Finds a Chromium or installs one, with a message. */
export function ensureChromium(): string

/** Returns the headless build, where the system has it; it runs no extension. */
export function ensureHeadlessChromium(): string

import type { Locator, Page } from '@playwright/test'
import { addAuthenticator } from './addAuthenticator'

/** The name by which the site's frames find the window. */
const NAME = 'device-window'

async function openFrom(page: Page, url: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.evaluate(address => void window.open(address), url)
  return opening
}

/**
 * Opens a window with the device's authenticator. A real device shares one among all its windows;
 * Chromium's virtual one belongs to its window, so a passkey made there must be used there.
 */
export async function openDeviceWindow(page: Page): Promise<Page> {
  const device = await openFrom(page, 'about:blank')
  await addAuthenticator(device)
  return device
}

/**
 * Opens an empty window from which the site's frames can find the device's window again. The
 * account page isolates its window from all others, so the device's window first loads a page of
 * the site that does not.
 */
export async function openBesideDevice(device: Page, site: string): Promise<Page> {
  await device.goto(`${site}/loading`)
  await device.evaluate(name => {
    window.name = name
  }, NAME)
  return openFrom(device, 'about:blank')
}

/** Makes whatever the frame opens by itself open in the device's window. */
export async function openInDeviceWindow(insideFrame: Locator) {
  await insideFrame.evaluate((_element, name) => {
    const open = window.open.bind(window)
    window.open = (url, _name, features) => open(url, name, features)
  }, NAME)
}

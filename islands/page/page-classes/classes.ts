import type { Device } from '../../../src/page/device'

/** Features that the theme's CSS asks for by class on `<html>`; every browser that runs laurel has them. */
export const HTML_FEATURES = [
  'csstransforms',
  'csstransforms3d',
  'csstransitions',
  'cssanimations',
  'flexbox',
] as const

const BROWSER_CLASSES: Readonly<Record<Device['browser'], string | null>> = {
  firefox: 'browser-ff',
  safari: 'browser-safari',
  other: null,
}

/** The body classes that only a script can know (contract 01 §0.5, §0.6). */
export function deviceClasses(device: Device): string[] {
  const classes = [device.mobile ? 'mobile-browser' : 'standard-browser']
  if (device.apple) classes.push('apple-mobile-browser')
  const browser = BROWSER_CLASSES[device.browser]
  if (browser) classes.push(browser)
  return classes
}

/** The feature classes that nothing has decided on yet, neither positively nor as `no-…`. */
export function missingFeatures(present: DOMTokenList): string[] {
  return HTML_FEATURES.filter((name) => !present.contains(name) && !present.contains(`no-${name}`))
}

import { describe, expect, test } from 'vitest'
import { isPhone } from './phone'

interface Screen {
  readonly width: number
  readonly pointer: 'coarse' | 'fine'
}

const TOUCHED_AND_SMALL: Screen = { width: 390, pointer: 'coarse' }
const DESKTOP: Screen = { width: 1280, pointer: 'fine' }

/** A window that answers to width and pointer alone, as the contract's question needs it. */
function windowOf(userAgent: string, { width, pointer }: Screen = DESKTOP): Window {
  const matchMedia = (query: string) => {
    const conditions = query.split(' and ').map((condition) => {
      const [, name, value] = /^\((.+): (.+)\)$/.exec(condition) ?? []
      if (name === 'max-width') return width <= Number.parseInt(value ?? '', 10)
      if (name === 'pointer') return value === pointer
      throw new Error(`Not a condition of this window: ${condition}`)
    })
    return { matches: conditions.every(Boolean) }
  }
  return { navigator: { userAgent }, matchMedia } as unknown as Window
}

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'

describe('[S43] phone', () => {
  test.each([
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari/604.1',
    ],
    [
      'an old iPod',
      'Mozilla/5.0 (iPod; U; CPU like Mac OS X; en) AppleWebKit/420.1 Version/3.0 Mobile/3A101a',
    ],
    [
      'an Android phone',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
    ['a Windows phone', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0; IEMobile/10.0)'],
    ['a BlackBerry', 'BlackBerry9700/5.0.0.351 Profile/MIDP-2.1'],
    ['a BlackBerry 10', 'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.10+ Version/10.0 Mobile Safari/537.10+'],
    ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5.25'],
    ['Opera Mobi', 'Opera/9.80 (S60; SymbOS; Opera Mobi/499; U; en) Presto/2.4.18'],
  ])('[S43] phone: %s is a phone, at any window size (row 76)', (_, userAgent) => {
    expect(isPhone(windowOf(userAgent))).toBe(true)
  })

  test.each([
    ['a desktop', CHROME],
    [
      'an iPad',
      'Mozilla/5.0 (iPad; CPU OS 13_3 like Mac OS X) AppleWebKit/605.1.15 Version/13.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'an Android tablet',
      'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
    ],
    ['Firefox on an Android tablet', 'Mozilla/5.0 (Android 13; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0'],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'],
    ['nothing', ''],
  ])('[S43] phone: %s is no phone by its user agent', (_, userAgent) => {
    expect(isPhone(windowOf(userAgent))).toBe(false)
  })

  test.each<[Screen, boolean]>([
    [TOUCHED_AND_SMALL, true],
    [{ width: 767, pointer: 'coarse' }, true],
    [{ width: 768, pointer: 'coarse' }, false],
    [{ width: 600, pointer: 'fine' }, false],
  ])('[S43] phone: a window of %j: %s (row 79)', (screen, phone) => {
    expect(isPhone(windowOf(CHROME, screen))).toBe(phone)
  })

  test('[S43] phone: without matchMedia the user agent decides', () => {
    const withoutQueries = (userAgent: string) => ({ navigator: { userAgent } }) as unknown as Window
    expect(isPhone(withoutQueries(CHROME))).toBe(false)
    expect(isPhone(withoutQueries('iPhone'))).toBe(true)
  })
})

import { describe, expect, test } from 'vitest'
import { isMobileAgent, readDevice } from './device'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${MAC} Version/18.0 Safari/605.1.15`
const CHROME = `${MAC} Chrome/140.0.0.0 Safari/537.36`
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1'

const agent = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints }) as Navigator

describe('[S01] device: the theme’s rule for', () => {
  test.each([
    ['an iPhone', IPHONE, { mobile: true, phone: true, apple: true }],
    ['an iPod', IPHONE.replaceAll('iPhone', 'iPod'), { mobile: true, phone: true, apple: true }],
    ['an iPad', IPAD, { mobile: true, phone: false, apple: true }],
    ['an Android', 'Mozilla/5.0 (Linux; Android 15) Chrome/140', { mobile: true, phone: true, apple: false }],
    ['any case of letters', 'ANDROID', { mobile: true, phone: true, apple: false }],
    ['a Mac', SAFARI, { mobile: false, phone: false, apple: false }],
  ])('%s', (_, userAgent, expected) => {
    expect(readDevice(agent(userAgent), () => false)).toMatchObject(expected)
  })

  test.each([
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
    ['Safari', SAFARI, 'safari'],
    ['Chrome', CHROME, 'other'],
    ['an agent of no name', '', 'other'],
  ])('%s', (_, userAgent, browser) => {
    expect(readDevice(agent(userAgent), () => false).browser).toBe(browser)
  })
})

describe('[S01] device: an iPad that calls itself a Mac', () => {
  test.each([
    ['coarse pointer and touch points: mobile', 5, true, true],
    ['one touch point: a desktop', 1, true, false],
    ['a fine pointer: a desktop', 5, false, false],
  ])('%s', (_, touchPoints, coarse, mobile) => {
    expect(readDevice(agent(SAFARI, touchPoints), () => coarse)).toMatchObject({
      mobile,
      apple: mobile,
      phone: false,
    })
  })

  test('[S01] device: a coarse pointer alone makes no Windows laptop mobile', () => {
    expect(readDevice(agent('Mozilla/5.0 (Windows NT 10.0)', 10), () => true).mobile).toBe(false)
  })
})

describe('[P06] device: the page builder’s rule for mobile', () => {
  test.each([
    [IPHONE, true],
    [IPAD, true],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140', true],
    [SAFARI, false],
  ])('[P06] device: the agent alone counts: %s', (userAgent, expected) => {
    expect(isMobileAgent(agent(userAgent, 5))).toBe(expected)
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import { feedAjaxUrl, shortcodeToken, tokenFields } from './calls'

function feed(attributes: Record<string, string> = {}, name = 'cff') {
  const element = document.createElement('div')
  element.className = name
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
const globals = window as { cffajaxurl?: unknown; ajaxurl?: unknown }
afterEach(() => {
  delete globals.cffajaxurl
  delete globals.ajaxurl
})

describe('[F11] page feed: calls', () => {
  test('[F11] page feed: the plugin’s address, else the theme’s, else the default', () => {
    expect(feedAjaxUrl(window)).toBe('/wp-admin/admin-ajax.php')
    globals.ajaxurl = '/theme.php'
    expect(feedAjaxUrl(window)).toBe('/theme.php')
    globals.cffajaxurl = ' '
    expect(feedAjaxUrl(window)).toBe('/theme.php')
    globals.cffajaxurl = '/feed.php'
    expect(feedAjaxUrl(window)).toBe('/feed.php')
  })

  test.each([
    ['{"id":"x","accesstoken":"AB C=x"}', 'AB%20C'],
    ['{"accesstoken":""}', ''],
    ['{"id":"x"}', undefined],
    ['{"accesstoken":7}', undefined],
    ['{"accesstoken":', undefined],
    ['"accesstoken"', undefined],
    ['', undefined],
  ])('[F11] page feed: the token of %s is %o (17)', (shortcode, token) => {
    expect(shortcodeToken(feed({ 'data-cff-shortcode': shortcode }))).toBe(token)
  })

  test('[F11] page feed: which token a call uses', () => {
    expect(tokenFields(feed())).toEqual({})
    expect(tokenFields(feed({ 'data-own-token': 'true' }, 'cff cff-group'))).toEqual({
      usegrouptoken: 'true',
      useowntoken: 'true',
    })
  })
})

import { describe, expect, test } from 'vitest'
import { staysOnSite } from './same-site'

const SITE = {
  host: 'www.trophies.example',
  hostname: 'www.trophies.example',
  baseURI: 'https://www.trophies.example/contact/',
}

describe('[S60] anti-spam: which forms', () => {
  test.each<[string, string | null, boolean, string]>([
    ['one of this host', 'https://www.trophies.example/x', true, 'D-05'],
    ['one of this host without encryption', 'http://www.trophies.example/x', true, 'D-05'],
    ['a path', '/x', true, 'D-05'],
    ['none', null, true, 'D-05'],
    ['an empty one', '', true, 'D-05'],
    ['a mark on this page', '/contact/#wpcf7-f12-o1', true, 'D-05'],
    ['a query', '?sent=1', true, 'D-05'],
    ['a script', 'javascript:void(0)', true, 'D-05'],
    ['one that is no address', 'http', true, 'D-05'],
    ['another host', 'https://pay.other/x', false, 'D-04'],
    ['another host in capitals', 'HTTPS://PAY.OTHER/x', false, 'D-04'],
    ['another host after a space', ' https://pay.other/x', false, 'D-04'],
    ['another host, two slashes', '//pay.other/x', false, 'D-04'],
    ['another host, the slashes of a path', '\\\\pay.other/x', false, 'D-04'],
    ['another host, in two lines', 'https:\n//pay.other/x', false, 'D-04'],
    ['a host that begins with this one', 'https://www.trophies.example.other/x', false, 'D-04'],
    ['this host as the user of another', 'https://www.trophies.example@pay.other/', false, 'D-04'],
    ['this host, two slashes', '//www.trophies.example/x', true, 'D-05'],
    ['this host in capitals', 'https://WWW.trophies.example/x', true, 'D-05'],
    ['this host without a slash', 'https://www.trophies.example', false, 'D-06'],
    ['another port', 'https://www.trophies.example:8443/x', false, 'D-06'],
  ])('[S60] an action that is %s: %s is told: %s (%s)', (_, action, told) => {
    expect(staysOnSite(action, SITE)).toBe(told)
  })

  test('[S60] a page whose base is another site’s tells nothing by a path, but itself (D-04, D-05)', () => {
    const site = { ...SITE, baseURI: 'https://cdn.other/' }
    expect(['/x', '?sent=1', '', null].map((action) => staysOnSite(action, site))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('[S60] a site on a port of its own: that is no other port (D-05, D-06)', () => {
    const site = { ...SITE, host: 'www.trophies.example:8443', baseURI: 'https://www.trophies.example:8443/' }
    const told = ['https://www.trophies.example:8443/x', '/x', 'https://www.trophies.example:8444/x'].map(
      (action) => staysOnSite(action, site),
    )
    expect(told).toEqual([true, true, false])
  })
})

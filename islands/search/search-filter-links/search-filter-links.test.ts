import { afterEach, describe, expect, test } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const RESULTS = '/?s=cup&post_type=product&type_aws=true'

function show(href: string, address = RESULTS) {
  history.replaceState(null, '', address)
  document.body.innerHTML = '<ul><li class="chosen"><a>Gold</a></li></ul>'
  one('a').setAttribute('href', href)
  return mount(one('a'), fakePage())
}

const href = () => one('a').getAttribute('href')

afterEach(() => history.replaceState(null, '', '/'))

describe('[S44] search filter links', () => {
  test.each([
    ['/?s=cup&post_type=product', '/?s=cup&post_type=product&type_aws=true'],
    ['/?post_type=product&s=cup', '/?post_type=product&s=cup&type_aws=true'],
    [
      'https://shop.example/?post_type=product#main',
      'https://shop.example/?post_type=product&type_aws=true#main',
    ],
    ['/?post_type=product#', '/?post_type=product&type_aws=true#'],
    ['/?post_type=product&q=$1&amp;#a#b', '/?post_type=product&q=$1&amp;&type_aws=true#a#b'],
  ])('[S44] search filter links: %s becomes %s (93)', (printed, expected) => {
    show(printed)
    expect(href()).toBe(expected)
  })

  test('[S44] search filter links: a second mount does not add it again (93)', () => {
    show('/?s=cup&post_type=product')
    mount(one('a'), fakePage())
    expect(href()).toBe('/?s=cup&post_type=product&type_aws=true')
  })

  test.each(['/?type_aws=true&post_type=product', '/?s=cup', '/shop/', '#', ''])(
    '[S44] search filter links: "%s" stays',
    (printed) => {
      show(printed)
      expect(href()).toBe(printed)
    },
  )

  test.each(['/shop/', '/?s=cup&post_type=product', '/?type_aws=1', '/?s=type_aws%3Dtrue'])(
    '[S44] search filter links: on %s links stay',
    (address) => {
      show('/?s=cup&post_type=product', address)
      expect(href()).toBe('/?s=cup&post_type=product')
    },
  )

  test('[S44] search filter links: a link without address stays without', () => {
    history.replaceState(null, '', RESULTS)
    document.body.innerHTML = '<a>Gold</a>'
    mount(one('a'), fakePage())
    expect(one('a').hasAttribute('href')).toBe(false)
  })

  test('[S44] search filter links: unmount restores the link, unless another script has changed it', () => {
    const unmount = show('/?s=cup&post_type=product')
    unmount?.()
    expect(href()).toBe('/?s=cup&post_type=product')
    const again = show('/?s=cup&post_type=product')
    one('a').setAttribute('href', '/theirs/')
    again?.()
    expect(href()).toBe('/theirs/')
  })
})

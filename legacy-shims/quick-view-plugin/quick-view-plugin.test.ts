import { beforeEach, describe, expect, test, vi } from 'vitest'
import { one, showFragment } from '../../tests/unit/fragment'
import { listProducts, productId, readProduct, readVars, triggerOf } from '.'

const read = (vars: unknown) => {
  vi.stubGlobal('jckqv_vars', vars)
  return readVars(window)
}

describe('[S37] quick view: what the plugin prints', () => {
  test.each([
    [undefined],
    [null],
    ['text'],
    [{}],
    [{ ajaxurl: '' }],
    [{ ajaxurl: 7 }],
    [{ ajaxurl: 'javascript:alert(1)' }],
    [{ ajaxurl: 'https://' }],
  ])('[S37] without an address that can be asked nothing is taken over: %j', (vars) => {
    expect(read(vars)).toBeNull()
  })

  test('[S37] texts and nonce, with their defaults', () => {
    const ajaxurl = '/wp-admin/admin-ajax.php'
    expect(read({ ajaxurl, nonce: 'abc', text: { added: 'Done', adding: '' } })).toMatchObject({
      ajaxUrl: ajaxurl,
      nonce: 'abc',
      texts: { added: 'Done', adding: 'Adding to cart...', loading: 'Loading...' },
    })
    expect(read({ ajaxurl, nonce: { odd: true } })?.nonce).toBe('')
  })
})

describe('[S37] quick view: triggers', () => {
  test('[S37] (QV2) products are listed once, in the order of the page', () => {
    showFragment('quick-view')
    expect(listProducts(document)).toEqual(['57', '70'])
    expect(triggerOf(document, '70')?.closest('li')?.textContent).toContain('Star Medal')
  })

  test('[S37] a trigger without an id is ignored', () => {
    showFragment('quick-view.odd')
    expect(listProducts(document)).toEqual(['57:62', '71', '72', '80', '99999'])
    expect(productId(one('[data-jckqvpid=" "]'))).toBeNull()
  })

  describe('[S37] the product around it', () => {
    beforeEach(() => showFragment('quick-view.odd'))

    test.each([
      ['57:62', { title: 'Gold Cup, 150 mm', url: '/product/gold-cup/' }],
      ['71', { title: '', url: '/product/cricket-medal/' }],
      ['72', { title: '', url: '/product/swimming-medal/' }],
      ['80', { title: '', url: null }],
    ])('[S37] %s', (id, expected) => {
      expect(readProduct(one(`[data-jckqvpid="${id}"]`))).toEqual(expected)
    })
  })

  test('[S37] a script URL is no page, and markup in a title is text', () => {
    showFragment('quick-view.hostile')
    const [first, second] = [...document.querySelectorAll('.jckqvBtn')].map(readProduct)
    expect(first).toEqual({ title: '<img src=x onerror=window.hacked=1>', url: null })
    expect(second?.url).toBeNull()
  })

  test('[S37] the page of a product holds those of others', () => {
    document.body.innerHTML =
      '<div class="product"><div class="product"><h3><a href="/other/">Other</a></h3></div>' +
      '<h1>This</h1><a href="#" class="jckqvBtn" data-jckqvpid="1">Quickview</a></div>'
    expect(readProduct(one('.jckqvBtn'))).toEqual({ title: 'This', url: null })
  })
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readVars } from '../../../legacy-shims/quick-view-plugin'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { saveGlobals } from './answer-globals'
import { allowedScripts, loadScripts, whenJQuery } from './load-scripts'
import { standInForScripts } from './scripts'

const SHOP_PLUGIN = '/wp-content/plugins/woocommerce/assets/js/frontend'
const VARIATIONS = `${location.origin}${SHOP_PLUGIN}/add-to-cart-variation`
const jQuery = Object.assign(() => {}, { fn: {} })
const { signal } = new AbortController()

const scripts = (html: string) => [
  ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script'),
]

describe('[S37] quick view: scripts that an answer may load', () => {
  const allowed = (url: string, quickViewScripts?: unknown) =>
    allowedScripts({ settings: { quickViewScripts } }, { pluginUrl: url })

  test.each([
    ['a path', '/wp-content/plugins/quick-view/'],
    ['a whole address', `${location.origin}/wp-content/plugins/quick-view/`],
    ['the site with www', `//www.${location.host}/wp-content/plugins/quick-view/`],
  ])('[S37] the shop plugin’s variation script is allowed when the plugin’s folder is %s', (_, url) => {
    expect(allowed(url)).toEqual([`${VARIATIONS}.js`, `${VARIATIONS}.min.js`])
  })

  test.each([
    'https://elsewhere.example/wp-content/plugins/quick-view/',
    'data:text/javascript,',
    'http://[',
  ])('[S37] none is allowed when the plugin’s folder is %s', (url) => expect(allowed(url)).toEqual([]))

  test('[S37] the setting replaces the default, and only scripts of this site count', () => {
    const set = ['/js/form.js?ver=3', `${location.origin}/js/more.js`, '//elsewhere.example/a.js', 7, null]
    expect(allowed('/plugins/quick-view/', set)).toEqual(
      ['/js/form.js', '/js/more.js'].map((file) => location.origin + file),
    )
    expect(allowed('/plugins/quick-view/', [])).toEqual([])
  })

  test('[S37] a setting that is no list leaves the default', () => {
    expect(allowed('/wp-content/plugins/quick-view/', 'all')).toHaveLength(2)
  })
})

describe('[S37] [X11] quick view: loading an answer’s scripts', () => {
  let box: HTMLElement
  const added = () => [...box.querySelectorAll('script')]
  const addresses = () => added().map((script) => script.getAttribute('src'))
  const files = ['/a.js', '/b.js'].map((file) => location.origin + file)
  const load = (html: string, options = { allowed: files, signal }) =>
    loadScripts(box, scripts(html), options)
  const arrive = (type = 'load') => added().at(-1)?.dispatchEvent(new Event(type))

  beforeEach(() => {
    document.body.innerHTML = ''
    // The box is not connected, so neither DOM runs or fetches its scripts.
    box = document.createElement('div')
  })

  test('[S37] allowed scripts are loaded one after the other, even if one of them fails', async () => {
    const loading = load('<script src="/a.js?ver=2"></script><script src="/b.js"></script>')
    expect(addresses()).toEqual(['/a.js?ver=2'])
    arrive('error')
    await vi.waitFor(() => expect(addresses()).toEqual(['/a.js?ver=2', '/b.js']))
    arrive()
    expect(await loading).toBe(true)
  })

  test.each([
    ['an inline one', '<script>hacked()</script><script type="module">hacked()</script>'],
    ['one of another site', '<script src="https://elsewhere.example/a.js"></script>'],
    ['one of this site that is not allowed', '<script src="/uploads/a.js"></script>'],
    ['a file below an allowed one', '<script src="/a.js/b"></script>'],
    ['a data address', '<script src="data:text/javascript,hacked()"></script>'],
    ['an address that is none', '<script src="https://"></script>'],
    ['an empty address', '<script src=""></script>'],
  ])('[S37] [X11] %s is not loaded', async (_, html) => {
    expect(await load(html)).toBe(false)
    expect(added()).toEqual([])
  })

  test('[S37] scripts that an inline script names are loaded, and the inline script does not run', async () => {
    const code =
      'jQuery.getScript("\\/a.js?ver=1").done(hacked); load("https://elsewhere.example/b.js", \'/b.js\')'
    void load(`<script>${code}</script>`)
    arrive()
    await vi.waitFor(() => expect(added()).toHaveLength(2))
    expect(addresses()).toEqual(['/a.js?ver=1', '/b.js'])
    expect(box.textContent).toBe('')
  })

  test('[S37] an address with www of this site is loaded from the page’s own origin', () => {
    void load(`<script src="//www.${location.host}/a.js"></script>`)
    expect(addresses()).toEqual([`${location.origin}/a.js`])
  })

  test('[S37] [X11] a loaded script has no nonce and no handlers', () => {
    const own = document.createElement('script')
    Object.assign(own, { type: 'text/plain', nonce: 'abc123' })
    own.setAttribute('nonce', 'abc123')
    document.body.append(own)
    const checks = 'integrity="sha384-x" crossorigin="anonymous" referrerpolicy="origin" type="module"'
    void load(`<script src="/a.js" id="a" nonce="abc123" onload="hacked()" ${checks}></script>`)
    const [script] = added()
    expect(script?.nonce).toBeFalsy()
    expect(script?.getAttributeNames().sort()).toEqual(
      ['crossorigin', 'integrity', 'referrerpolicy', 'src', 'type'].sort(),
    )
  })

  test('[S37] nothing is loaded after the view was closed', async () => {
    const ended = new AbortController()
    ended.abort()
    expect(await load('<script src="/a.js"></script>', { allowed: files, signal: ended.signal })).toBe(false)
    expect(added()).toEqual([])
  })
})

describe('[S37] quick view: in place of an answer’s scripts', () => {
  const VIEW =
    '<div id="jckqv"><form class="variations_form"><div class="quantity"><input class="qty" value="1"></div></form></div>'
  const CODE =
    'var wc_add_to_cart_variation_params = {"i18n_unavailable_text":"Sorry"};\n' +
    'window.hacked = true; jQuery("#jckqv .quantity").append("<input class=\'jckqv-qty-spinner\'>")'

  function standIn(html: string) {
    vi.stubGlobal('jckqv_vars', { ajaxurl: '/wp-admin/admin-ajax.php' })
    const vars = readVars(window)
    if (!vars) throw new Error('The shop prints no data')
    document.body.innerHTML = VIEW
    mounter((content, scope) => standInForScripts(content, scripts(html), vars, scope))(one('#jckqv'))
  }
  const buttons = () => [...document.querySelectorAll<HTMLInputElement>('.jckqv-qty-spinner')]

  beforeEach(() => {
    vi.stubGlobal('jQuery', undefined)
    vi.stubGlobal('wc_add_to_cart_variation_params', undefined)
  })

  test('[S37] [X11] data of inline scripts become globals, and no code of them runs', () => {
    standIn(`<script>${CODE}</script>`)
    expect(Reflect.get(window, 'wc_add_to_cart_variation_params')).toEqual({ i18n_unavailable_text: 'Sorry' })
    expect('hacked' in window).toBe(false)
    expect(document.querySelector('script')).toBeNull()
  })

  test('[S37] the quantity gets plus and minus, without jQuery too, if the script would add them', () => {
    standIn(`<script>${CODE}</script>`)
    expect(buttons().map(({ type, value, dataset }) => [type, value, dataset['dir']])).toEqual([
      ['button', '-', 'minus'],
      ['button', '+', 'plus'],
    ])
    expect(one('.quantity').firstElementChild).toBe(buttons()[0])
    standIn('<script>1</script>')
    expect(buttons()).toEqual([])
  })

  test('[S37] the page’s own variation script starts the form if the answer loads no script', async () => {
    const start = vi.fn()
    const collection = (target: unknown) => ({ wc_variation_form: () => start(target) })
    vi.stubGlobal('jQuery', Object.assign(collection, { fn: {} }))
    standIn('<script>1</script>')
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
    expect(start.mock.calls[0]?.[0] === one('form')).toBe(true)
  })

  test('[S37] scripts wait for jQuery while the view is open, and are loaded once', () => {
    const [run, late] = [vi.fn(), vi.fn()]
    mounter((_, scope) => whenJQuery(scope, run))(document.body)
    const unmount = mounter((_, scope) => whenJQuery(scope, late))(document.body)
    expect(run).not.toHaveBeenCalled()
    unmount()
    for (const library of [jQuery, Object.assign(() => {}, { fn: {} })]) {
      vi.stubGlobal('jQuery', library)
      window.dispatchEvent(new Event('load'))
    }
    expect(run).toHaveBeenCalledOnce()
    expect(late).not.toHaveBeenCalled()
  })
})

describe('[S37] (QV3) quick view: saved globals', () => {
  test('[S37] the page’s own values are restored, and others are deleted', () => {
    const own = { own: true }
    vi.stubGlobal('wc_add_to_cart_params', own)
    const saved = saveGlobals(window)
    expect(saved.hasAddScript).toBe(true)
    Reflect.set(window, 'wc_add_to_cart_params', { quick_view: '1' })
    Reflect.set(window, 'wc_add_to_cart_variation_params', { quick_view: '1' })
    Reflect.set(window, 'jck_available_variations', [{ variation_id: 62 }])
    saved.restore()
    expect(Reflect.get(window, 'wc_add_to_cart_params')).toBe(own)
    expect('wc_add_to_cart_variation_params' in window).toBe(false)
    expect('jck_available_variations' in window).toBe(false)
  })

  test('[S37] a page without the parameters has no add-to-cart script, whatever an answer sets', () => {
    const saved = saveGlobals(window)
    vi.stubGlobal('wc_add_to_cart_params', { quick_view: '1' })
    expect(saved.hasAddScript).toBe(false)
  })
})

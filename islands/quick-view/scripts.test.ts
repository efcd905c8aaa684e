import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveParameters } from './parameters'
import { mayRunScripts, runScripts, whenJQuery } from './scripts'

const jQuery = Object.assign(() => {}, { fn: {} })

describe('[S37] quick view: the answer’s scripts', () => {
  test.each([
    ['/wp-admin/admin-ajax.php', true],
    [`${location.origin}/wp-admin/admin-ajax.php`, true],
    ['https://elsewhere.example/admin-ajax.php', false],
  ])('[S37] from %s they run: %s', (url, expected) => {
    expect(mayRunScripts(window, url)).toBe(expected)
  })

  test('[S37] they wait for jQuery, as long as the view is there, and run once', () => {
    vi.stubGlobal('jQuery', undefined)
    const [run, late] = [vi.fn(), vi.fn()]
    const ended = new AbortController()
    whenJQuery(window, new AbortController().signal, run)
    whenJQuery(window, ended.signal, late)
    expect(run).not.toHaveBeenCalled()
    ended.abort()
    for (const library of [jQuery, Object.assign(() => {}, { fn: {} })]) {
      vi.stubGlobal('jQuery', library)
      window.dispatchEvent(new Event('load'))
    }
    expect(run).toHaveBeenCalledOnce()
    expect(late).not.toHaveBeenCalled()
  })

  let box: HTMLElement
  const { signal } = new AbortController()
  const scripts = (html: string) => [
    ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script'),
  ]
  /** They are not to run in the test itself. */
  const put = () => [...box.querySelectorAll('script')]

  beforeEach(() => {
    document.body.innerHTML = ''
    // Not part of the page: neither DOM is to run or fetch anything.
    box = document.createElement('div')
  })

  test('[S37] in their order: an inline one waits for what is fetched before it', async () => {
    void runScripts(box, scripts('<script>1</script><script src="/a.js"></script><script>2</script>'), {
      signal,
    })
    await Promise.resolve()
    expect(put().map((script) => script.getAttribute('src') ?? script.textContent)).toEqual(['1', '/a.js'])
    put()[1]?.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(put()).toHaveLength(3))
    expect(put()[2]?.textContent).toBe('2')
  })

  test('[S37] with the nonce of the page’s own scripts, and without their other attributes', async () => {
    const own = document.createElement('script')
    own.type = 'text/plain'
    own.setAttribute('nonce', 'abc123')
    own.nonce = 'abc123'
    document.body.append(own)
    await runScripts(box, scripts('<script id="params" onload="hacked()">1</script>'), { signal })
    expect(put()[0]?.nonce).toBe('abc123')
    expect(put()[0]?.id).toBe('params')
    expect(put()[0]?.hasAttribute('onload')).toBe(false)
  })

  test('[S37] with what the browser looks at before it runs them', async () => {
    const html =
      '<script src="/a.js" integrity="sha384-x" crossorigin="anonymous" referrerpolicy="origin"></script>'
    void runScripts(box, scripts(html), { signal })
    await Promise.resolve()
    const names = ['integrity', 'crossorigin', 'referrerpolicy']
    expect(names.map((name) => put()[0]?.getAttribute(name))).toEqual(['sha384-x', 'anonymous', 'origin'])
  })

  test('[S37] a script is on the web', async () => {
    const html =
      '<script src="data:text/javascript,1"></script>' +
      '<script src="https://"></script><script type="text/javascript">1</script>'
    await runScripts(box, scripts(html), { signal })
    expect(put().map(({ textContent }) => textContent)).toEqual(['1'])
  })

  test('[S37] none after the view was closed', async () => {
    const ended = new AbortController()
    ended.abort()
    await runScripts(box, scripts('<script>1</script>'), ended)
    expect(put()).toEqual([])
  })
})

describe('[S37] (QV3) quick view: the shop plugin’s parameters', () => {
  test('[S37] are as before: the page’s own, or none', () => {
    const own = { own: true }
    vi.stubGlobal('wc_add_to_cart_params', own)
    const saved = saveParameters(window)
    expect(saved.hasAddScript).toBe(true)
    Reflect.set(window, 'wc_add_to_cart_params', { quick_view: '1' })
    Reflect.set(window, 'wc_add_to_cart_variation_params', { quick_view: '1' })
    saved.restore()
    expect(Reflect.get(window, 'wc_add_to_cart_params')).toBe(own)
    expect('wc_add_to_cart_variation_params' in window).toBe(false)
  })

  test('[S37] a page without them has no script that puts fragments in, whatever an answer brings', () => {
    const saved = saveParameters(window)
    vi.stubGlobal('wc_add_to_cart_params', { quick_view: '1' })
    expect(saved.hasAddScript).toBe(false)
  })
})

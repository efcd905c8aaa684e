import { describe, expect, test } from 'vitest'
import { clobberParsedDocuments, SHADOWS } from '../../../tests/unit/clobber'
import { readAnswer } from './answer'
import { answerOf } from './test-shop'

// Runs in jsdom alone: DOMPurify does not support happy-dom (its README says so).
describe('[S37] quick view: reading an answer', () => {
  test('[S37] forms and data are unchanged, and scripts are taken out without running', () => {
    const answer = readAnswer(answerOf(57))
    const content = answer?.content
    expect(content?.querySelector('form.variations_form.cart')?.getAttribute('data-product_id')).toBe('57')
    expect(content?.querySelector('select')?.name).toBe('attribute_pa_monstasize')
    expect(content?.querySelector('label')?.htmlFor).toBe('jckqv_size')
    expect(content?.querySelector<HTMLInputElement>('[name="add-to-cart"]')?.value).toBe('57')
    expect(content?.querySelector('button[type="submit"]')?.getAttribute('data-default_icon')).toBe(
      'sf-icon-cart',
    )
    expect(content?.querySelector('img')?.getAttribute('data-jckqv')).toBe('-0-')
    expect(content?.querySelector('script')).toBeNull()
    expect(
      answer?.scripts.map(({ textContent }) => textContent?.includes('getScript("/wp-content/')),
    ).toEqual([true])
    expect(content?.isConnected).toBe(false)
  })

  test.each([
    ['a handler', '<img src="x" onerror="hacked()">'],
    ['a script URL', '<a href="javascript:hacked()">x</a>'],
    ['a form that posts to a script', '<form action="javascript:hacked()"><button>x</button></form>'],
    ['a button that posts to a script', '<form><button formaction="javascript:hacked()">x</button></form>'],
    ['a frame', '<iframe srcdoc="<script>hacked()</script>"></iframe>'],
    ['SVG', '<svg onload="hacked()"><script>hacked()</script></svg>'],
  ])('[S37] [X11] %s is removed', (_, html) => {
    const content = readAnswer(`<div id="jckqv"><h1>Cup</h1>${html}</div>`)?.content
    expect(content?.querySelector('h1')?.textContent).toBe('Cup')
    expect(content?.outerHTML).not.toMatch(/hacked/)
  })

  test('[S37] [X11] names of members of the document do not keep it from being read', () => {
    clobberParsedDocuments()
    const data = '<script type="application/json">{"a":1}</script>'
    const answer = readAnswer(`<div id="jckqv">${SHADOWS}<h1>Cup</h1>${data}</div>`)
    expect(answer?.title).toBe('Cup')
    expect(answer?.content.querySelector('[name]')).toBeNull()
    expect(answer?.content.querySelector('script')?.textContent).toBe('{"a":1}')
  })

  test.each([
    ['a comment', '<!-- wp:paragraph -->Gold'],
    ['a style', '<style>b {}</style>'],
    ['a field', '<textarea></textarea>'],
    ['a script', '<script>1</script>'],
    ['an arrow', 'a --> b'],
  ])('[S37] %s in the data of variations is kept', (_, description) => {
    const box = document.createElement('div')
    box.innerHTML = '<div id="jckqv"><form class="variations_form"></form></div>'
    const data = JSON.stringify([{ variation_id: 62, variation_description: description }])
    box.querySelector('form')?.setAttribute('data-product_variations', data)
    const form = readAnswer(box.innerHTML)?.content.querySelector('form')
    expect(form?.getAttribute('data-product_variations')).toBe(data)
  })

  test('[S37] data blocks stay where they were; `nomodule` and `noscript` are dropped', () => {
    const answer = readAnswer(
      `<div id="jckqv"><table><tbody><script type="text/template" id="tmpl" class="t" onload="hacked()"><b>{{ x }}</b></script></tbody></table>
      <script type="application/json" data-cup="7">{}</script><script type="importmap">{}</script>
      <script nomodule>old()</script><noscript><script>evil()</script></noscript>
      <script type="text/jscript">1</script><script type="module">2</script></div>`,
    )
    const blocks = [...(answer?.content.querySelectorAll('script') ?? [])]
    expect(blocks.map((block) => block.outerHTML)).toEqual([
      '<script type="text/template" id="tmpl" class="t"><b>{{ x }}</b></script>',
      '<script type="application/json" data-cup="7">{}</script>',
    ])
    expect(blocks[0]?.parentElement?.localName).toBe('tbody')
    expect(answer?.scripts.map(({ textContent }) => textContent)).toEqual(['1', '2'])
    expect(answer?.content.outerHTML).not.toMatch(/data-laurel|evil|old/)
  })

  test.each([[''], ['0'], ['-1'], ['<p>jckqv</p>'], ['<!DOCTYPE html><html><body>jckqv</body></html>']])(
    '[S37] %j holds no product',
    (html) => {
      expect(readAnswer(html)).toBeNull()
    },
  )
})

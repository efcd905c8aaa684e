import fc from 'fast-check'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { htmlIn } from '../../../tests/unit/answer-marks'
import { ANSWER_ATTRIBUTE } from '../../dom/answer-markup'
import { type HtmlMode, safeHtml } from './safe-html'

const INLINE_TAGS = 'strong b em i u mark small sub sup br span code bdi del ins abbr'.split(' ')
const RICH_TAGS = [...INLINE_TAGS, ...'div p ul ol li blockquote a img button'.split(' ')]
const TAGS: Record<HtmlMode, string[]> = { inline: INLINE_TAGS, rich: RICH_TAGS }
const INLINE_ATTRIBUTE = /^(class|title|dir|lang|aria-hidden|aria-label|data-[a-z0-9][a-z0-9_.-]*)$/
const RICH_ATTRIBUTE = /^(href|target|rel|src|alt|width|height|cite|type)$/

/** Any UTF-16, halves of pairs too. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

let warnings: MockInstance

/** React warns of keys, of unknown props and of odd nesting: nothing that is made here may be worth a warning. */
beforeEach(() => {
  warnings = vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(warnings).not.toHaveBeenCalled()
})

function show(html: string, mode: HtmlMode): HTMLElement {
  const box = document.createElement('div')
  const root = createRoot(box)
  flushSync(() => root.render(createElement('div', null, safeHtml(html, mode))))
  const shown = box.firstElementChild?.cloneNode(true) as HTMLElement
  root.unmount()
  return shown
}

const inline = (html: string) => htmlIn(show(html, 'inline'))
const rich = (html: string) => htmlIn(show(html, 'rich'))

function expectClean(shown: HTMLElement, mode: HtmlMode) {
  for (const element of shown.querySelectorAll('*')) {
    expect(TAGS[mode]).toContain(element.localName)
    for (const { name, value } of element.attributes) {
      if (mode === 'inline' || !RICH_ATTRIBUTE.test(name)) expect(name).toMatch(INLINE_ATTRIBUTE)
      if (name === 'type') expect([element.localName, value]).toEqual(['button', 'button'])
      expect(name === 'href' || name === 'src' ? value.replace(/\s/g, '') : '').not.toMatch(
        /^\W*javascript:/i,
      )
    }
  }
}

describe('[S41] safe html: what is allowed', () => {
  test.each([
    [
      'a price',
      '<del><span class="woocommerce-Price-amount"><bdi>$32.00</bdi></span></del> <ins data-was="32">$24.95</ins>',
    ],
    ['a title with matches', 'Gold <strong>Cup</strong> and <strong>Star</strong>'],
    ['a line break', 'one<br>two'],
    [
      'words for screen readers',
      '<span lang="en" dir="ltr" title="was" aria-label="Price" class="screen-reader-text">x</span>',
    ],
    ['what is hidden from them', '<i aria-hidden="true">★</i>'],
  ])('[S41] safe html: %s stays in both modes', (_, html) => {
    expect(inline(html)).toBe(html)
    expect(rich(html)).toBe(html)
  })

  test.each([
    [
      'labels',
      '<div class="aws_result_labels"><div><span class="aws_result_label">New</span></div></div>Cup',
      'NewCup',
    ],
    ['a link', 'See <a href="/contact/" rel="nofollow">us</a>', 'See us'],
    ['a suggestion', '<a data-aws-term-submit="cup" href="#" class="aws_term_suggestion">cup</a>', 'cup'],
    ['a picture in the text itself', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', ''],
    ['a picture', '<img alt="Cup" width="40" height="30" src="/cup.jpg">', ''],
    ['a quotation', '<blockquote cite="/source/"><p>Fine <b>work</b></p></blockquote>', 'Fine work'],
    ['lists', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', 'abc'],
    ['a link that is a span', '<span href="/cup/">Cup</span>', 'Cup'],
  ])('[S41] safe html: %s stays in rich mode; inline mode keeps its text', (_, html, text) => {
    expect(rich(html)).toBe(html)
    expect(show(html, 'inline').textContent).toBe(text)
    expectClean(show(html, 'inline'), 'inline')
  })

  test.each(INLINE_TAGS)('[S41] safe html: the tag %s stays in both modes', (tag) => {
    const html = `a<${tag}></${tag === 'br' ? 'b' : tag}>`
    expect(inline(html)).toBe(rich(html))
    expect(show(html, 'inline').firstElementChild?.localName).toBe(tag)
  })

  test.each([
    ['an entity', 'Cups &amp; Bowls', 'Cups & Bowls'],
    ['an entity broken by a match', '&<strong>amp</strong>;', '&amp;'],
    ['a lone surrogate', '<b>a\ud800</b>', 'a\ud800'],
    ['an entity of nothing', '&bogus; &#xFFFFFFFF', '&bogus; \ufffd'],
    ['text without markup', '20 cm > 10 cm', '20 cm > 10 cm'],
  ])('[S41] safe html: %s is shown as what results', (_, html, text) => {
    expect(show(html, 'inline').textContent).toBe(text)
    expect(show(html, 'rich').textContent).toBe(text)
  })

  test.each(['', '<script>x()</script>', '<b', '<!-- nothing -->'])(
    '[S41] safe html: %j is nothing',
    (html) => {
      expect(safeHtml(html, 'rich')).toBe('')
    },
  )

  test('[S41] safe html: text around a dropped tag is one text', () => {
    expect(safeHtml('Gold <font>Cup</font>!', 'inline')).toBe('Gold Cup!')
  })
})

describe('[S41] safe html: what is not', () => {
  test.each([
    [
      '<img src=x onerror=alert(1)>Cup<script>alert(2)</script>',
      '<img src="x">Cup',
      'a picture without its handler',
    ],
    ['<b onmouseover=x>A1</b>', '<b>A1</b>', 'a number without handler'],
    [
      'No luck, <a href="/c/" onclick="x()">ask</a><script>x()</script>',
      'No luck, <a href="/c/">ask</a>',
      'a note',
    ],
    ['<a href="javascript:x()">Cup</a>', '<a>Cup</a>', 'a link without address'],
    ['<a href=" java&#9;script:x()">Cup</a>', '<a>Cup</a>', 'hidden by a tab'],
    ['<span href="javascript:x()">Cup</span>', '<span>Cup</span>', 'a span that is a link'],
    ['<img src="data:image/svg+xml,x" alt="c">', '<img alt="c">', 'a picture in SVG'],
    ['<blockquote cite="javascript:x()">x</blockquote>', '<blockquote>x</blockquote>', 'a source'],
    ['<p id="a" style="color:red" class="b">x</p>', '<p class="b">x</p>', 'id and style'],
    [
      '<a href="/" target="_blank">x</a>',
      '<a href="/" target="_blank" rel="noopener">x</a>',
      'a tab with an opener',
    ],
    ['<button formaction="/evil" type="submit">x</button>', '<button type="button">x</button>', 'a submit'],
    ['<style>b{}</style><iframe src="/x">frame</iframe>Cup', 'Cup', 'style and frame with what they hold'],
    ['<form action="/x"><input value="y">Cup</form>', 'Cup', 'a form, but its text'],
    ['<h2>Gold</h2> <custom-tag>Cup</custom-tag>', 'Gold Cup', 'unknown tags, but their text'],
    ['<svg><text>Cup</text><script>x()</script></svg>', 'Cup', 'SVG, but its text'],
    ['<table><tr><td>Cup</td></tr></table>', 'Cup', 'a table, but its text'],
    ['<col>Gold <tr>Cup', 'Gold Cup', 'parts of a table'],
    ['a<!-- <b>b</b> -->c', 'ac', 'a comment'],
  ])('[S41] safe html: %s becomes %s: no %s', (html, expected) => {
    expect(rich(html)).toBe(expected)
  })

  test('[S41] safe html: links, pictures and their attributes are not for inline mode', () => {
    expect(inline('<a href="/x/"><b href="/y/" src="z" target="_blank">A1</b></a><img src="x">')).toBe(
      '<b>A1</b>',
    )
  })

  // The list that the sanitiser is tried with, too.
  test.each([
    '<script>hacked()</script>',
    '<img src="x" onerror="hacked()">',
    '<IMG SRC=x OnErRoR=hacked()>',
    '<a href="javascript:hacked()">x</a>',
    '<a href=" java\tscript:hacked()">x</a>',
    '<a href="&#106;avascript:hacked()">x</a>',
    '<a href="data:text/html,<script>hacked()</script>">x</a>',
    '<iframe srcdoc="<script>hacked()</script>"></iframe>',
    '<object data="data:text/html,hacked()"></object>',
    '<svg><script>hacked()</script></svg>',
    '<svg onload="hacked()"></svg>',
    '<math><mi xlink:href="javascript:hacked()">x</mi></math>',
    '<svg></p><style><a id="</style><img src=1 onerror=hacked()>">',
    '<style>body { background: url(//hacked()) }</style>',
    '<base href="https://hacked()/">',
    '<meta http-equiv="refresh" content="0;url=https://hacked()/">',
    '<form action="https://hacked()/"><input name="password"><button>Go</button></form>',
    '<button formaction="javascript:hacked()">x</button>',
    '<x-hacked onclick="hacked()"></x-hacked>',
    '<span style="position:fixed;background:url(//hacked())">$1</span>',
    '<template><img src=x onerror="hacked()"></template>',
  ])('[S41] safe html: nothing is left of the attack in %s', (html) => {
    for (const mode of ['inline', 'rich'] as const) {
      const shown = show(html, mode)
      expect(shown.innerHTML).not.toContain('hacked')
      expectClean(shown, mode)
    }
  })

  test('[S41] safe html: nothing runs or comes into the page while it is read', () => {
    const before = document.documentElement.outerHTML
    rich('<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>')
    expect(document.documentElement.outerHTML).toBe(before)
    expect('hacked' in window).toBe(false)
  })
})

describe('[X11] safe html: none of its islands is mounted', () => {
  const marked = (html: string, mode: HtmlMode) =>
    [...show(html, mode).querySelectorAll(`[${ANSWER_ATTRIBUTE}]`)].map(({ localName }) => localName)

  test.each([
    ['of simple markup', '<b>Gold <i>Cup</i></b> and <del class="a"><span>$9</span></del>', ['b', 'del']],
    ['of any other', 'a<br>b <p><a href="/">c</a></p><img src="/a.png">', ['br', 'p', 'img']],
    ['under tags that are dropped', '<h2><font><b>Gold</b></font> <i>Cup</i></h2>', ['b', 'i']],
    ['of text alone, which has none', 'Gold <font>Cup</font>', []],
  ])('[X11] safe html: the outermost elements say so, %s', (_, html, outermost) => {
    expect(marked(html, 'rich')).toEqual(outermost)
  })

  test('[X11] safe html: in inline mode those inside of what is dropped say so', () => {
    expect(marked('<p><a href="/"><b>Gold</b></a></p>', 'inline')).toEqual(['b'])
  })

  test('[X11] safe html: what the answer says of itself changes nothing', () => {
    expect(marked(`<b ${ANSWER_ATTRIBUTE}="x">a</b>`, 'inline')).toEqual(['b'])
  })
})

describe('[S41] safe html: odd nesting', () => {
  test.each([
    ['<a href="/1"><table><tr><td>a<a href="/2">b</a></td></tr></table></a>', 'ab'],
    ['<button>a<object><button>b</button></object></button>', 'ab'],
    ['<p>a<object><p>b</p><div>c</div></object></p>', 'abc'],
    ['<ul><li>a<section><li>b</li></section></li></ul>', 'ab'],
    ['<p><button>a<div>b</div></button></p>', 'ab'],
  ])('[S41] safe html: %s keeps its text', (html, text) => {
    expect(show(html, 'rich').textContent).toBe(text)
  })

  test('[S41] safe html: a hundred levels are kept, and all text below them without its tags', () => {
    const deep = `${'<b>'.repeat(150)}<i>Cup</i>${'</b>'.repeat(150)}<script>x()</script>`
    expect(inline(deep)).toBe(`${'<b>'.repeat(100)}Cup${'</b>'.repeat(100)}`)
  })

  test('[S41] safe html: dropped tags count as levels', () => {
    expect(inline(`${'<font>'.repeat(100)}<b>Cup</b>`)).toBe('Cup')
  })

  test('[S41] safe html: huge answers do no harm', () => {
    expect(show('<br>x'.repeat(500), 'rich').querySelectorAll('br')).toHaveLength(500)
    expect(show(`<b>${'x'.repeat(1_000_000)}</b>`, 'inline').textContent).toHaveLength(1_000_000)
  })

  test('[S41] safe html: a site that lets nobody parse HTML sees its source', async () => {
    vi.resetModules()
    vi.stubGlobal('trustedTypes', {
      createPolicy() {
        throw new TypeError('refused')
      },
    })
    const fresh = await import('./safe-html')
    expect(fresh.safeHtml('Gold <br>Cup', 'rich')).toBe('Gold <br>Cup')
  })
})

describe('[S41] safe html: laws', () => {
  const tag = fc.constantFrom(
    ...RICH_TAGS,
    ...'script style iframe svg math table td template form select'.split(' '),
  )
  const attribute = fc.constantFrom(
    'onclick="x()"',
    'href="javascript:x()"',
    'href=" ja\tvascript:x()"',
    'src="JAVASCRIPT:x()"',
    'href="/a"',
    'class="b"',
    'style="c"',
    'id=d',
    'data-e=1',
    'data-=f',
    'xlink:href="javascript:x()"',
    '"',
    'target=_blank',
  )
  const piece = fc.oneof(
    fc.tuple(tag, fc.array(attribute, { maxLength: 3 })).map(([name, own]) => `<${name} ${own.join(' ')}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom('<', '>', '&', '&lt;', '<!--', '-->', '<![CDATA[', '/', '="'),
    anyText,
  )
  const anyHtml = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))

  test.each(['inline', 'rich'] as const)('[S41] safe html: %s mode lets nothing else through', (mode) => {
    fc.assert(fc.property(anyHtml, (html) => expectClean(show(html, mode), mode)))
  })

  /** Markup as a server writes it, beside the text that it holds. */
  const { field } = fc.letrec<{ field: [string, string] }>((tie) => ({
    field: fc.oneof(
      { maxDepth: 5 },
      fc.stringMatching(/^[a-z ]{1,9}$/).map((text): [string, string] => [text, text]),
      fc
        .tuple(
          fc.constantFrom('strong', 'span', 'bdi', 'del', 'div', 'ul', 'blockquote'),
          fc.array(tie('field'), { maxLength: 4 }),
        )
        .map(([name, inner]): [string, string] => [
          `<${name}>${inner.map(([html]) => html).join('')}</${name}>`,
          inner.map(([, text]) => text).join(''),
        ]),
    ),
  }))

  test('[S41] safe html: no text is lost, and rich mode leaves its markup as it is', () => {
    fc.assert(
      fc.property(field, ([html, text]) => {
        expect(show(html, 'inline').textContent).toBe(text)
        expect(rich(html)).toBe(html)
      }),
    )
  })
})

test('[S41] safe html: what holds no markup is not parsed', () => {
  const parse = vi.spyOn(Element.prototype, 'innerHTML', 'set')
  expect(safeHtml('Gold Cup 20 cm', 'rich')).toBe('Gold Cup 20 cm')
  expect(parse).not.toHaveBeenCalled()
})

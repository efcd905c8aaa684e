import { describe, expect, test } from 'vitest'
import { withoutMarks } from '../../tests/unit/answer-marks'
import { isFromAnswer } from '../dom/answer-markup'
import { sanitise, sanitisePagePart } from './sanitise'

function html(answer: string): string {
  const box = document.createElement('div')
  box.append(sanitise(answer))
  return withoutMarks(box.innerHTML)
}

// Runs in jsdom alone: DOMPurify does not support happy-dom (its README says so).
describe('[X11] sanitise', () => {
  test('[X11] sanitise: a price stays as it is', () => {
    const price =
      '<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol" ' +
      'translate="no">$</span>25.00</bdi></span>'
    expect(html(price)).toBe(price)
  })

  test.each([
    ['a plain text', '$25.00', '$25.00'],
    ['nothing', '', ''],
    ['a link', '<a href="/product/cup/">Cup</a>', '<a href="/product/cup/">Cup</a>'],
  ])('[X11] sanitise: %s stays', (_, answer, expected) => {
    expect(html(answer)).toBe(expected)
  })

  test.each([
    ['a script', '<script>hacked()</script>'],
    ['a handler', '<img src="x" onerror="hacked()">'],
    ['a handler in odd case', '<IMG SRC=x OnErRoR=hacked()>'],
    ['a script URL', '<a href="javascript:hacked()">x</a>'],
    ['a hidden script URL', '<a href=" java\tscript:hacked()">x</a>'],
    ['an entity in a script URL', '<a href="&#106;avascript:hacked()">x</a>'],
    ['a data document', '<a href="data:text/html,<script>hacked()</script>">x</a>'],
    ['a frame', '<iframe srcdoc="<script>hacked()</script>"></iframe>'],
    ['an object', '<object data="data:text/html,hacked()"></object>'],
    ['a script in SVG', '<svg><script>hacked()</script></svg>'],
    ['SVG that loads', '<svg onload="hacked()"></svg>'],
    ['a script in MathML', '<math><mi xlink:href="javascript:hacked()">x</mi></math>'],
    ['a mutation', '<svg></p><style><a id="</style><img src=1 onerror=hacked()>">'],
    ['a style sheet', '<style>body { background: url(//hacked()) }</style>'],
    ['a base', '<base href="https://hacked()/">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://hacked()/">'],
    ['a form', '<form action="https://hacked()/"><input name="password"><button>Go</button></form>'],
    ['a formaction', '<button formaction="javascript:hacked()">x</button>'],
    ['a custom element', '<x-hacked onclick="hacked()"></x-hacked>'],
  ])('[X11] sanitise: no %s', (_, answer) => {
    const clean = html(answer)
    expect(clean).not.toContain('hacked')
    expect(clean).not.toMatch(/<(script|style|form|input|button|iframe|object|base|meta)/i)
  })

  test('[X11] sanitise: no style that lays something over the page', () => {
    expect(html('<span class="amount" style="position:fixed;inset:0;z-index:9999">$1</span>')).not.toContain(
      'style',
    )
  })

  test('[X11] sanitise: a removed element does not remove its neighbours', () => {
    expect(html('<b class="amount">$1</b><script>hacked()</script>')).toBe('<b class="amount">$1</b>')
  })

  test('[X11] sanitise: nothing runs or loads while it works', () => {
    const { hacked } = window as { hacked?: unknown }
    html('<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>')
    expect(hacked).toBeUndefined()
    expect('hacked' in window).toBe(false)
  })
})

describe('[X11] sanitise: which answers may have hosts of islands', () => {
  const ANSWER = 'Cup <b class="love-it"><i>x</i></b><a class="add_to_wishlist">y</a>'
  const hostsIn = (answer: DocumentFragment) => {
    const box = document.createElement('div')
    box.append(answer)
    return [...box.querySelectorAll('*')].map(isFromAnswer)
  }

  test('[X11] sanitise: a single field may not, nor may anything in it', () => {
    expect(hostsIn(sanitise(ANSWER))).toEqual([true, true, true])
  })

  test('[X11] sanitise: parts of the shop’s own pages may', () => {
    expect(hostsIn(sanitisePagePart(ANSWER))).toEqual([false, false, false])
  })
})

describe('[X11] sanitise: names that clobber members of a document or a form', () => {
  const members = ['body', 'querySelector', 'createElement', 'location', 'action', 'submit', 'classList']
  const bearers = ['form', 'img', 'a', 'div', 'map', 'label', 'iframe'] as const

  function part(answer: string | Element) {
    const box = document.createElement('div')
    box.append(sanitisePagePart(answer, { frames: 'keep' }))
    return box
  }

  const markup = (tag: string, name: string) =>
    `<p><${tag} id="${name}" name="${name}" class="x"></${tag}></p>`

  test.each(bearers)('[X11] sanitise: a part’s <%s> has none', (tag) => {
    for (const member of members) {
      const element = part(markup(tag, member)).querySelector('.x')
      expect(element?.id, member).toBe('')
      expect(element?.hasAttribute('name'), member).toBe(false)
    }
  })

  test('[X11] sanitise: nor has a part that is already an element', () => {
    const page = document.implementation.createHTMLDocument('')
    page.body.innerHTML =
      '<ul><li><form name="querySelector"></form><img name="body" src="/cup.png"></li></ul>'
    const [list] = page.body.children
    expect(list && part(list).querySelectorAll('[name]')).toHaveLength(0)
  })

  test('[X11] sanitise: nor have the elements of a single field', () => {
    expect(html('<b id="body">Cup</b><a name="forms">x</a>')).toBe('<b>Cup</b><a>x</a>')
  })

  test.each(['input', 'select', 'textarea', 'button', 'fieldset', 'output'])(
    '[X11] sanitise: <%s> keeps its own: the server asks for it',
    (tag) => {
      for (const name of ['action', 'title', 'body']) {
        const field = part(`<form>${markup(tag, name)}</form>`).querySelector('.x')
        expect([field?.id, field?.getAttribute('name')], name).toEqual([name, name])
      }
    },
  )

  test.each([
    '<li id="product-42"><a id="more-42" name="42"></a></li>',
    '<form id="order" name="order"></form>',
    '<img id="cup" name="cup" src="/cup.png">',
  ])('[X11] sanitise: other names stay: %s', (answer) => {
    expect(part(answer).innerHTML).toBe(answer)
  })

  test('[X11] sanitise: names on the page make no difference', () => {
    document.body.innerHTML = '<form name="order"></form>'
    expect(part('<form name="order"></form>').innerHTML).toBe('<form name="order"></form>')
  })
})

describe('[X11] sanitise a part of the shop’s own pages', () => {
  function part(answer: string): string {
    const box = document.createElement('div')
    box.append(sanitisePagePart(answer))
    // Newer browsers escape these in attributes.
    return box.innerHTML.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  }

  test.each([
    [
      'a form and its fields',
      '<form action="/cart/" method="post"><input type="hidden" name="action" value="x"><select name="attribute_size"><option value="s">S</option></select><button name="add-to-cart" value="57">Add</button></form>',
    ],
    ['data of scripts', '<form class="cart" data-product_variations="[{&quot;id&quot;:62}]"></form>'],
    [
      'data that looks like the end of something',
      '<form data-product_variations="[&quot;<!-- x --> </style></script></textarea></title></noscript>&quot;]"></form>',
    ],
    ['a field of a form elsewhere', '<input name="quantity" form="add">'],
    ['an inline style', '<div style="display: none;">x</div>'],
    ['a row of a table', '<tr class="cart_item"><td>Gold Cup</td></tr>'],
    ['a picture of the page’s own sprite', '<svg><use href="#icon-cart"></use></svg>'],
    ['a link to a new tab', '<a href="/size-guide/" target="_blank">Sizes</a>'],
  ])('[X11] sanitise: %s stays', (_, answer) => {
    expect(part(answer)).toBe(answer)
  })

  const frames = (answer: string) => {
    const box = document.createElement('div')
    box.append(sanitisePagePart(answer, { frames: 'keep' }))
    return box.innerHTML
  }

  test('[X11] [S50] sanitise: a frame of another site stays with `keep`, and is removed with `drop`', () => {
    const film =
      '<div class="video-wrap"><iframe src="https://films.example/embed/7" width="640" height="360" allow="autoplay" allowfullscreen="" sandbox="allow-scripts"></iframe></div>'
    expect(frames(film)).toBe(film)
    expect(part(film)).toBe('<div class="video-wrap"></div>')
  })

  test.each([
    ['a document of its own', '<iframe srcdoc="<script>hacked()</script>"></iframe>'],
    ['a script as its address', '<iframe src="javascript:hacked()"></iframe>'],
    ['a document in its address', '<iframe src="data:text/html,<script>hacked()</script>"></iframe>'],
    ['a handler', '<iframe src="/film/" onload="hacked()"></iframe>'],
  ])('[X11] [S50] sanitise: no frame with %s', (_, answer) => {
    expect(frames(answer)).not.toContain('hacked')
  })

  test.each([
    ['a script', '<div><script>hacked()</script></div>'],
    ['a handler', '<form onsubmit="hacked()"><input onfocus="hacked()" autofocus></form>'],
    ['a script as an action', '<form action="javascript:hacked()"></form>'],
    ['a script as a formaction', '<button formaction="javascript:hacked()">x</button>'],
    ['a script URL', '<a href="javascript:hacked()">x</a>'],
    ['a foreign sprite', '<svg><use href="https://hacked()/#x"></use></svg>'],
    ['a frame', '<iframe srcdoc="<script>hacked()</script>"></iframe>'],
  ])('[X11] sanitise: no %s', (_, answer) => {
    expect(part(answer)).not.toContain('hacked')
  })
})

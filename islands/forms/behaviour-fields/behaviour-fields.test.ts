import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mount as island } from '.'

const mount = mounter(island)

const ISLAND = islands.find(({ name }) => name === 'behaviour-fields')
const KEYS = 'bib bfs bkpc bkp bmc bmcc bmk bck bmmc btmc bsc bte btec bmm'.split(' ')
const NOON = Date.UTC(2026, 10, 22, 12)

/** The fields of each submit. A script of the test reads them and prevents the submit. */
const seen: [string, string][][] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  document.addEventListener('submit', keepHere)
})
afterEach(() => {
  vi.useRealTimers()
  document.removeEventListener('submit', keepHere)
  unmountAll()
  seen.splice(0)
})
const keepHere = (event: Event) => event.preventDefault()

function wake(roots: readonly ParentNode[] = [document]) {
  const page = fakePage()
  for (const root of roots) {
    // Not by the islands's selector: capitals are nothing that every DOM of the tests can look past.
    for (const form of root.querySelectorAll('form')) {
      if (form.getAttribute('method')?.toLowerCase() !== 'post') continue
      mount(form, page)
      form.addEventListener('submit', () => seen.push(textsOf(form)))
    }
  }
  return page
}
function start(fragment = 'behaviour-fields') {
  showFragment(fragment)
  return wake()
}
const textsOf = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
const submit = (form: string, submitter: HTMLElement | null = null) =>
  one(form).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
/** The fields of the last submit, by names without the prefix. */
const told = (prefix = 'ak_') =>
  Object.fromEntries(
    (seen.at(-1) ?? []).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const key = (type: string, place: string, name: string | undefined) =>
  one(place).dispatchEvent(new KeyboardEvent(type, { bubbles: true, ...(name ? { key: name } : {}) }))
const namesIn = (form: string) =>
  [...one(form).querySelectorAll('input[type=hidden]')].map((input) => input.getAttribute('name') ?? '')
const added = (form: string, prefix = 'ak_') =>
  namesIn(form).filter((name) => KEYS.some((each) => name === prefix + each))
const button = (value: string) => one(`#two-ways button[value=${value}]`)

describe('[S60] anti-spam: in forms', () => {
  test('[S60] an untouched form: 14 inputs in their order, there before it is read (D-01)', () => {
    start()
    submit('#commentform')
    expect(added('#commentform')).toEqual(KEYS.map((name) => `ak_${name}`))
    expect(seen[0]?.map(([name]) => name)).toEqual(
      ['comment', 'author', 'topic', 'comment_post_ID', 'ak_hp_textarea', 'ak_js'].concat(
        KEYS.map((name) => `ak_${name}`),
      ),
    )
    expect(told()).toMatchObject({ bib: '', bfs: String(NOON), bkpc: '0', bkp: '', bmk: '', hp_textarea: '' })
  })

  test('[S60] a contact form: names with its own prefix (D-02)', () => {
    start()
    submit('.wpcf7-form')
    expect(added('.wpcf7-form', '_wpcf7_ak_')).toEqual(KEYS.map((name) => `_wpcf7_ak_${name}`))
    expect(added('#commentform')).toEqual([])
  })

  test('[S60] a form without the filter’s container: ak_ (D-03)', () => {
    start()
    submit('.ask-again')
    expect(added('.ask-again')).toHaveLength(14)
  })

  test('[S60] a form of another site gets nothing, and is not watched (D-04)', () => {
    start('behaviour-fields.odd')
    key('keydown', '#pay input', 'a')
    submit('#pay')
    expect(added('#pay')).toEqual([])
    submit('#two-ways')
    expect(told('cup"]_')['bib']).toBe('')
  })

  test.each([
    ['absolute, without encryption', `http://${location.hostname}/x`],
    ['absolute, encrypted', `https://${location.hostname}/x`],
    ['a path', '/x'],
    ['none', null],
  ])('[S60] an action of the site, %s, gets them (D-05)', (_, action) => {
    showFragment('behaviour-fields')
    if (action === null) one('.ask-again').removeAttribute('action')
    else one('.ask-again').setAttribute('action', action)
    wake()
    submit('.ask-again')
    expect(added('.ask-again')).toHaveLength(14)
  })

  test.each([`https://${location.hostname}`, `https://${location.hostname}:8443/x`])(
    '[S60] %s gets none (D-06)',
    (action) => {
      showFragment('behaviour-fields')
      one('.ask-again').setAttribute('action', action)
      wake()
      submit('.ask-again')
      expect(added('.ask-again')).toEqual([])
    },
  )

  test('[S60] POST in capitals is watched; no method and get are not (D-07)', () => {
    start()
    submit('.ask-again')
    expect(added('.ask-again')).toHaveLength(14)
    showFragment('behaviour-fields.odd')
    expect([...document.querySelectorAll(ISLAND?.selector ?? '')].map(({ id }) => id)).toEqual([
      'pay',
      'two-ways',
    ])
  })

  test('[S60] a button with the action of another site, or with GET, removes them (D-04, D-07)', () => {
    start('behaviour-fields.odd')
    const prefix = 'cup"]_'
    submit('#two-ways', button('cart'))
    expect(added('#two-ways', prefix)).toHaveLength(15)
    for (const other of ['pay', 'see']) {
      submit('#two-ways', button(other))
      expect(added('#two-ways', prefix)).toEqual([`${prefix}bfs`, `${prefix}bfs`])
    }
  })

  test('[S60] a form whose action a script has changed to another site gets none (D-04)', () => {
    start()
    submit('.ask-again')
    one('.ask-again').setAttribute('action', '//other.example/')
    submit('.ask-again')
    expect(added('.ask-again')).toEqual([])
  })

  test('[S60] the worked example, as the page hears it (D-08)', () => {
    start()
    const at = (ms: number, type: string, name?: string) => {
      vi.setSystemTime(NOON + ms)
      if (name) key(type, '#author', name)
      else document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }))
    }
    for (const [ms, type, name] of [
      [1000, 'keydown', 'Shift'],
      [1050, 'keydown', 'T'],
      [1120, 'keyup', 'T'],
      [1150, 'keyup', 'Shift'],
      [1300, 'keydown', 'r'],
      [1310, 'keydown', 'r'],
      [1380, 'keyup', 'r'],
      [1400, 'keydown', 'o'],
      [1430, 'keydown', 'p'],
      [1460, 'keyup', 'o'],
      [1500, 'keyup', 'p'],
      [1600, 'keydown', 'Backspace'],
      [1650, 'keyup', 'Backspace'],
      [2000, 'mousedown'],
      [2090, 'mouseup'],
      [2500, 'mousedown'],
      [2560, 'mouseup'],
      [3000, 'keydown', 'x'],
      [3070, 'keyup', 'x'],
    ] as const)
      at(ms, type, name)
    submit('#commentform')
    expect(told()).toMatchObject({
      bib: String(NOON + 1000),
      bfs: String(NOON + 3070),
      bkpc: '5',
      bkp: '70,50;80,150;60,20;70,30;70;',
      bmk: '0',
      bck: '3',
      bmc: '90;60,410;',
      bmcc: '2',
    })
  })

  test('[S60] keys outside the forms, and keys without a name, are not recorded (D-08)', () => {
    start()
    document.body.insertAdjacentHTML('beforeend', '<input id="stray">')
    for (const type of ['keydown', 'keyup']) key(type, '#stray', 'a')
    for (const type of ['keydown', 'keyup']) key(type, '#author', undefined)
    for (const type of ['keydown', 'keyup']) one('#author').dispatchEvent(new Event(type, { bubbles: true }))
    submit('#commentform')
    expect(told()).toMatchObject({ bib: '', bkpc: '0' })
  })

  test('[S60] typing in one form counts for all forms (D-03)', () => {
    start()
    for (const type of ['keydown', 'keyup']) key(type, '#author', 'a')
    submit('.ask-again')
    expect(told()).toMatchObject({ bkpc: '1' })
  })

  test('[S60] keys whose propagation is stopped are recorded (D-08)', () => {
    start()
    one('#author').addEventListener('keydown', (event) => event.stopPropagation())
    for (const type of ['keydown', 'keyup']) key(type, '#author', 'a')
    submit('#commentform')
    expect(told()).toMatchObject({ bkpc: '1' })
  })

  test('[S60] Tab: down in one field, up in the next, is not recorded (D-11)', () => {
    start()
    key('keydown', '#author', 'Tab')
    one('#author').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    one('#topic').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    key('keyup', '#comment', 'Tab')
    submit('#commentform')
    expect(told()).toMatchObject({ bib: String(NOON), bkpc: '0', bkp: '' })
  })

  test.each(['#topic', '.ask-again button'])(
    '[S60] a key in %s is no press; it has begun (D-12)',
    (place) => {
      start()
      for (const type of ['keydown', 'keyup']) key(type, place, 'a')
      submit('#commentform')
      expect(told()).toMatchObject({ bib: String(NOON), bkpc: '0' })
    },
  )

  test('[S60] moves, touches and scrolling of the page; not that of its boxes (D-15, D-17, D-18)', () => {
    start()
    const fire = (target: EventTarget, type: string, bubbles = true) =>
      target.dispatchEvent(new Event(type, { bubbles }))
    const move = (x: number, y: number) => {
      const event = new Event('mousemove', { bubbles: true })
      one('#author').dispatchEvent(Object.assign(event, { offsetX: x, offsetY: y }))
    }
    move(10, 10)
    fire(document, 'scroll')
    later(100)
    fire(document.body, 'touchmove')
    move(13, 14)
    fire(document.body, 'touchstart')
    later(80)
    fire(document.body, 'touchend')
    later(600)
    fire(one('#comment'), 'scroll', false)
    later(500)
    submit('#commentform')
    expect(told()).toMatchObject({ bmmc: '1', bmm: '100,5;', bsc: '1', btmc: '1', bte: '80;', btec: '1' })
  })

  test('[S60] sent twice: one input of each name, with the second values (D-19)', () => {
    start()
    submit('.wpcf7-form')
    for (const type of ['keydown', 'keyup']) key(type, '.wpcf7-text', 'a')
    later(5000)
    submit('.wpcf7-form')
    expect(added('.wpcf7-form', '_wpcf7_ak_')).toHaveLength(14)
    expect(told('_wpcf7_ak_')).toMatchObject({ bfs: String(NOON + 5000), bkpc: '1' })
  })

  test('[S60] inputs that are there already, twice: the one that the server reads (D-19)', () => {
    start('behaviour-fields.odd')
    submit('#two-ways')
    const values = seen[0]?.filter(([name]) => name === 'cup"]_bfs').map(([, value]) => value)
    expect(values).toEqual(['1', String(NOON)])
  })

  test('[S60] a reset leaves them alone (D-19)', () => {
    start()
    submit('#commentform')
    one<HTMLFormElement>('#commentform').reset()
    expect(textsOf(one<HTMLFormElement>('#commentform'))).toContainEqual(['ak_bfs', String(NOON)])
  })

  test('[S60] ak_js_1 that is added later has the time of its arrival (D-20)', () => {
    showFragment('behaviour-fields')
    one('#commentform .akismet-fields-container').remove()
    const page = wake()
    later(9000)
    one('#commentform').insertAdjacentHTML(
      'beforeend',
      '<p><input type="hidden" id="ak_js_1" name="ak_js" value="137"></p>',
    )
    page.tellMarkup(one('#commentform p:last-child'))
    submit('#commentform')
    expect(told()).toMatchObject({ js: String(NOON + 9000) })
    later(9000)
    page.tellMarkup(one('#commentform'), one('#ak_js_1'))
    expect(one('#ak_js_1').getAttribute('value')).toBe(String(NOON + 9000))
  })

  test('[S60] a field whose inline script did not run is filled at the start; others keep their time (D-20)', () => {
    showFragment('behaviour-fields')
    one('#ak_js_2').setAttribute('value', '1790000000000')
    wake()
    expect(['#ak_js_1', '#ak_js_2'].map((id) => one(id).getAttribute('value'))).toEqual([
      String(NOON),
      '1790000000000',
    ])
    one<HTMLFormElement>('#commentform').reset()
    expect(one<HTMLInputElement>('#ak_js_1').value).toBe(String(NOON))
  })

  test('[S60] one with nonsense in it, added by itself, is filled (D-20)', () => {
    const page = start('behaviour-fields.odd')
    expect(one('#ak_js_1').getAttribute('value')).toBe(String(NOON))
    one('#pay').insertAdjacentHTML('beforeend', '<input type="hidden" id="ak_js_7" value="">')
    page.tellMarkup(one('#ak_js_7'))
    expect(one('#ak_js_7').getAttribute('value')).toBe(String(NOON))
  })

  test('[S60] a form whose methods are replaced is sent unchanged (D-01)', () => {
    const page = start()
    const broken = vi.spyOn(one('#commentform'), 'append').mockImplementation(() => {
      throw new Error('append is a field')
    })
    submit('#commentform')
    expect(seen).toHaveLength(1)
    expect(page.report).toHaveBeenCalledOnce()
    broken.mockRestore()
  })

  test('[S60] the honeypot is never filled (D-01)', () => {
    start()
    submit('#commentform')
    expect(one<HTMLTextAreaElement>('[name=ak_hp_textarea]').value).toBe('')
  })

  test('[S60] a form that is added later is watched, and includes earlier input (D-03)', () => {
    start()
    for (const type of ['keydown', 'keyup']) key(type, '#author', 'a')
    document.body.insertAdjacentHTML('beforeend', '<div><form id="late" method="post"><input></form></div>')
    wake([one('body > div:last-child')])
    submit('#late')
    expect(added('#late')).toHaveLength(14)
    expect(told()).toMatchObject({ bkpc: '1' })
  })

  test('[S60] unmount removes the fields and the listeners (D-19)', () => {
    start()
    submit('#commentform')
    unmountAll()
    expect(added('#commentform')).toEqual([])
    for (const type of ['keydown', 'keyup']) key(type, '#author', 'a')
    submit('#commentform')
    expect(added('#commentform')).toEqual([])
    wake()
    submit('#commentform')
    expect(told()).toMatchObject({ bkpc: '0', bib: '' })
  })
})

describe('[S60] anti-spam: on which pages', () => {
  const isWanted = (laurelConfig?: unknown) => {
    const site: unknown = { document, laurelConfig }
    return ISLAND?.when?.(site as Window)
  }

  test('[S60] where the filter has printed its container, unless the site says otherwise (D-02, D-03)', () => {
    showFragment('behaviour-fields')
    expect([undefined, null, {}, { antiSpamFields: true }, { antiSpamFields: false }].map(isWanted)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    for (const container of document.querySelectorAll('.akismet-fields-container')) container.remove()
    expect([undefined, null, {}, { antiSpamFields: true }, { antiSpamFields: false }].map(isWanted)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ])
  })
})

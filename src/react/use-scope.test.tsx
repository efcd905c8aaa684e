import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../tests/unit/fake-page'
import { one } from '../../tests/unit/fragment'
import { createScope, type OwnScope, type Scope } from '../page/scope'
import { useScope } from './use-scope'

interface ShelfProps {
  readonly effect: (scope: Scope) => void
  readonly cup?: string
}

let page: FakePage
let parent: OwnScope
let root: Root

function Shelf({ effect, cup }: ShelfProps) {
  useScope(parent, effect, [cup])
  return null
}
const render = (props: ShelfProps) => flushSync(() => root.render(<Shelf {...props} />))
const unmount = () => flushSync(() => root.unmount())

beforeEach(() => {
  page = fakePage()
  parent = createScope(page)
  root = createRoot(document.createElement('div'))
  document.body.innerHTML = '<p class="shelf">empty</p>'
})
afterEach(() => {
  unmount()
  parent.dispose()
})

describe('[X11] effects with a scope of their own', () => {
  test('[X11] useScope: what the effect did is undone on unmount', () => {
    const shelf = one('.shelf')
    const heard = vi.fn()
    render({
      effect({ adopt, listen }) {
        adopt.text(shelf, 'silver')
        listen(shelf, 'click', heard)
      },
    })
    shelf.click()
    expect([shelf.textContent, heard.mock.calls.length]).toEqual(['silver', 1])
    unmount()
    shelf.click()
    expect([shelf.textContent, heard.mock.calls.length]).toEqual(['empty', 1])
  })

  test('[X11] useScope: it runs anew when a dependency has changed, after the last run is undone', () => {
    const done: string[] = []
    const put = (cup: string) =>
      render({
        cup,
        effect({ add }) {
          done.push(`put ${cup}`)
          add(() => done.push(`take ${cup}`))
        },
      })
    put('gold')
    put('gold')
    expect(done).toEqual(['put gold'])
    put('silver')
    expect(done).toEqual(['put gold', 'take gold', 'put silver'])
    unmount()
    expect(done.at(-1)).toBe('take silver')
  })

  test('[X11] useScope: it runs with what is rendered at that time', () => {
    const seen = vi.fn()
    render({ cup: 'gold', effect: () => seen('first') })
    render({ cup: 'gold', effect: () => seen('second') })
    render({ cup: 'silver', effect: () => seen('third') })
    expect(seen.mock.calls).toEqual([['first'], ['third']])
  })

  test('[X11] useScope: what an effect did before it failed is undone, and the failure is reported', () => {
    const shelf = one('.shelf')
    const dropped = new Error('dropped')
    render({
      effect({ adopt }) {
        adopt.text(shelf, 'silver')
        throw dropped
      },
    })
    expect(shelf.textContent).toBe('empty')
    expect(page.report.mock.calls).toEqual([[dropped]])
  })

  test('[X11] useScope: the next run may succeed where one has failed', () => {
    const shelf = one('.shelf')
    const fail = () => {
      throw new Error('dropped')
    }
    render({ cup: 'gold', effect: fail })
    render({ cup: 'silver', effect: ({ adopt }) => adopt.text(shelf, 'silver') })
    expect(shelf.textContent).toBe('silver')
    unmount()
    expect([shelf.textContent, page.report.mock.calls.length]).toEqual(['empty', 1])
  })

  test('[X11] useScope: the end of the island is that of its effects', () => {
    const shelf = one('.shelf')
    render({ effect: ({ adopt }) => adopt.text(shelf, 'silver') })
    parent.dispose()
    expect(shelf.textContent).toBe('empty')
    unmount()
    expect(shelf.textContent).toBe('empty')
  })
})

import { describe, expect, test, vi } from 'vitest'
import { fakeView } from '../../tests/unit/fake-view'
import { one } from '../../tests/unit/fragment'
import type { Island, IslandModule } from '../page/island'
import type { CodeLoader } from './code-loader'
import type { Hosts } from './hosts'
import { startPrefetch } from './prefetch'

const FILES: Readonly<Record<string, readonly string[]>> = {
  cup: ['https://shop.test/cup.js', 'https://shop.test/react.js'],
  medal: ['https://shop.test/medal.js', 'https://shop.test/react.js', 'https://shop.test/shared.js'],
  calls: ['https://shop.test/calls.js'],
  menu: ['https://shop.test/menu.js', 'https://shop.test/shared.js'],
}
const island = (name: string, wake: Island['wake'] = 'intent'): Island => ({
  name,
  selector: `.${name}`,
  wake,
  load: () => new Promise(() => {}),
})
/** Its host is the page itself. */
const calls: Island = { ...island('calls'), selector: 'html' }
const islands = [island('cup'), island('medal'), island('menu', 'idle'), calls]

function begin(loaded: readonly string[] = []) {
  // However slow the machine is, nothing pauses by itself.
  vi.spyOn(window.performance, 'now').mockReturnValue(0)
  document.head.innerHTML = ''
  document.body.innerHTML = '<p class="cup"></p><p class="medal"></p><p class="menu"></p>'
  const view = fakeView()
  const hosts = {
    find: (_roots: unknown, among: (island: Island) => boolean) =>
      islands.filter(among).map((each) => ({ island: each, host: one(each.selector) })),
  }
  const code = { loaded: ({ name }: Island) => (loaded.includes(name) ? {} : undefined) }
  const prefetch = startPrefetch(
    { document, window },
    {
      hosts: hosts as unknown as Hosts,
      code: code as CodeLoader<Island, IslandModule>,
      filesOf: (name) => FILES[name] ?? [],
    },
  )
  prefetch(islands)
  return view
}
const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) =>
    href.replace('https://shop.test/', ''),
  )

describe('[X01] prefetch', () => {
  test('[X01] prefetch: the code of intent islands that are near the window', () => {
    const view = begin()
    expect(fetched()).toEqual([])
    view.show(one('.menu'))
    expect(fetched()).toEqual([])
    view.show(one('.cup'))
    expect(fetched()).toEqual(['cup.js', 'react.js'])
  })

  test('[X12] prefetch: requests no file twice, and none of a mounted island', () => {
    const view = begin(['menu'])
    view.show()
    expect(fetched()).toEqual(['cup.js', 'react.js', 'medal.js'])
  })

  test('[X12] prefetch: nothing for an island whose host is the page itself', () => {
    const view = begin()
    view.show()
    view.show(document.documentElement)
    expect(fetched()).not.toContain('calls.js')
  })

  test('[X12] prefetch: requests many files in slices', async () => {
    vi.useFakeTimers()
    const view = begin()
    vi.spyOn(window.performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(9).mockReturnValue(9)
    view.show()
    expect(fetched()).toEqual(['cup.js'])
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched()).toEqual(['cup.js', 'react.js', 'medal.js', 'shared.js'])
    vi.useRealTimers()
  })
})

// Imported first, to wrap the window's functions before libraries keep them.
import './open-work'

import type { Island, IslandModule } from '../../src/page/island'
import { type Page, readPage } from '../../src/page/page'
import { createScope } from '../../src/page/scope'
import { pickIsland } from '../../src/runtime/pick'
import { islands } from '../../tools/all-islands'
import { keepAnswers } from './answers'
import { emptyFrames } from './empty-frames'
import { openWork } from './open-work'

/** For the debug overlay: it would look for everything in a page of thousands of hosts, again and again. */
const FEW = islands.filter(({ name }) => name === 'love-button' || name === 'tabs')

interface Place {
  readonly name: string
  readonly host: HTMLElement
  readonly module: IslandModule
}

/** The functions by which a test mounts and unmounts islands in the page, without the runtime. */
export interface MemoryTest {
  /** Fetches the code of every island that has a host. @returns the islands' names, and whether they have one */
  prepare(): Promise<Record<string, boolean>>
  /**
   * Mounts and unmounts all islands, or these, this many times. Their calls are open, and in every other round they are
   * answered.
   * @returns what went wrong
   */
  mountAndUnmount(times: number, names?: readonly string[]): Promise<string[]>
  /** Open timers, observers and globals, counted after the requested frames have been drawn. */
  open(): Promise<Readonly<Record<string, number>>>
}

declare global {
  interface Window {
    memoryTest?: MemoryTest
  }
}

/** Waits for React's effects, and for work that islands do after a turn of the event loop. */
async function settle() {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        done()
      }
      port2.postMessage(null)
    })
  }
}

/** Waits for several frames, because a frame may request the next one. */
async function drawn() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

async function placesOf(island: Island): Promise<Place[]> {
  // Another host of the same island would take time and show nothing new.
  const host = document.querySelector<HTMLElement>(island.selector)
  if (!host) return []
  return [{ name: island.name, host, module: pickIsland(await island.load(), island) }]
}

function createMemoryTest(): MemoryTest {
  const answers = keepAnswers(window)
  emptyFrames(window)
  const facts = readPage(window)
  const page: Omit<Page, 'navigation'> = {
    ...facts,
    report() {},
    onMarkup: () => () => {},
    wake: () => undefined,
    islands: () => FEW,
    fetchGroups: async () => {},
    island: 'memory',
  }
  const stay = { reload() {}, follow() {} }
  let places: Place[] = []

  return {
    async prepare() {
      places = (await Promise.all(islands.map(placesOf))).flat()
      return Object.fromEntries(
        islands.map(({ name }) => [name, places.some((place) => place.name === name)]),
      )
    },
    async mountAndUnmount(times, names) {
      const wrong = new Set<string>()
      const chosen = places.filter(({ name }) => !names || names.includes(name))
      for (let time = 0; time < times; time++) {
        const isAnswered = time % 2 === 1
        answers.come(isAnswered)
        const unmounts: (() => void)[] = []
        for (const { name, host, module } of chosen) {
          try {
            const scope = createScope({ ...page, navigation: stay, showView: async () => false })
            unmounts.push(scope.dispose)
            module.mount(host, scope)
          } catch (cause) {
            wrong.add(`${name}: ${cause}`)
          }
        }
        await settle()
        if (isAnswered) {
          await answers.arrived()
          await settle()
        }
        for (const unmount of unmounts) unmount()
        await settle()
      }
      return [...wrong]
    },
    async open() {
      await drawn()
      return openWork()
    },
  }
}

window.memoryTest = createMemoryTest()

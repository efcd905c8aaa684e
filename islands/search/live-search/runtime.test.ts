import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JQuery } from '../../../legacy-shims/jquery-events/jquery'
import { one } from '../../../tests/unit/fragment'
import { runLaurel } from '../../../tests/unit/run-laurel'
import {
  all,
  asked,
  block,
  button,
  CUPS,
  click,
  container,
  DEBOUNCE_MS,
  field,
  followed,
  heardTypes,
  isShown,
  pass,
  request,
  search,
  setUpSearch,
  show,
  states,
  titles,
  type,
} from '../../../tests/unit/search-box'
import { islands } from '../../../tools/all-islands'

const require = createRequire(import.meta.url)
const jQuery: JQuery & { fn: { aws_search?: unknown } } = require('jquery3')

setUpSearch()

/** Stops the runtime after the test. */
let stop: () => void

/** Starts laurel with the parts that the search is made of. */
function startLaurel() {
  const names = ['search-globals', 'live-search', 'search-term', 'search-events']
  const running = runLaurel(islands.filter(({ name }) => names.includes(name)))
  stop = () => {
    running.laurel.unmount(document)
    running.stop()
  }
  return running.laurel
}

/** The code of the islands arrives. */
async function arrive() {
  await pass(0)
  await vi.dynamicImportSettled()
  await pass(0)
}

const approach = async (element: Element) => {
  element.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await arrive()
}

/** As the shop's inline scripts call it. */
const callPlugin = (...args: unknown[]) => {
  const collection = jQuery('.aws-container') as unknown as { aws_search(...args: unknown[]): unknown }
  return collection.aws_search(...args)
}

beforeEach(() => {
  stop = () => {}
  vi.stubGlobal('jQuery', jQuery)
})
afterEach(() => {
  stop()
  delete jQuery.fn.aws_search
})

describe('[S44] search boxes on a page', () => {
  test('[S44] search boxes: a box is mounted once when the visitor approaches it', async () => {
    await show({ asleep: true })
    startLaurel()
    await arrive()
    expect(heardTypes()).toEqual([])
    await approach(field())
    await approach(button())
    expect(heardTypes()).toEqual(['awsLoaded'])
    expect(all('.aws-search-result')).toHaveLength(1)
  })

  test('[S44] search boxes: text typed before mount is searched', async () => {
    await show({ asleep: true })
    startLaurel()
    await type('cup')
    await arrive()
    expect(states()).toContain('aws-processing')
    await pass(DEBOUNCE_MS)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['cup'])
    await request().answer(CUPS)
    expect(titles()).toHaveLength(3)
  })

  test('[S44] search boxes: the plugin’s jQuery method wakes them, however often it is called (row 3)', async () => {
    await show({ fragment: 'live-search.two', asleep: true })
    startLaurel()
    callPlugin()
    await arrive()
    callPlugin()
    await arrive()
    expect(all('.aws-search-result')).toHaveLength(2)
    expect(heardTypes()).toEqual(['awsLoaded', 'awsLoaded'])
    await type('cup')
    await pass(DEBOUNCE_MS)
    expect(asked).toHaveLength(1)
  })

  test('[S44] search boxes: a box that is added five seconds later (row 87)', async () => {
    startLaurel()
    await pass(5000)
    document.body.innerHTML = ''
    await show({ asleep: true })
    callPlugin()
    await arrive()
    expect(heardTypes()).toEqual(['awsLoaded'])
    await search('cup')
    expect(titles()).toHaveLength(3)
  })

  test('[S44] search boxes: one that is moved keeps its list; one that is removed loses it (rows 88, 89)', async () => {
    await show({ asleep: true })
    startLaurel()
    await approach(field())
    await search('cup')
    const [box, list] = [container(), block()]
    const header = document.createElement('header')
    document.body.append(header)
    header.append(box)
    await arrive()
    expect(all('.aws-search-result')).toEqual([list])
    expect(isShown()).toBe(true)
    await type('medal')
    await pass(DEBOUNCE_MS)
    header.remove()
    await arrive()
    expect(all('.aws-search-result')).toEqual([])
    expect(request().isAborted()).toBe(true)
  })

  test('[S44] search boxes: a chip wakes its box, which searches for it (row 33)', async () => {
    await show({ fragment: 'live-search.chips', asleep: true })
    startLaurel()
    const chip = one('[data-aws-term-submit="medal"]')
    await approach(chip)
    expect(await click(chip)).toEqual({ prevented: true })
    await arrive()
    expect(field().value).toBe('medal')
    await pass(50)
    await pass(DEBOUNCE_MS)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['medal'])
    expect(followed).toEqual([])
  })

  test('[S44] search boxes: a script’s term wakes them (row 34)', async () => {
    await show({ asleep: true })
    startLaurel()
    await pass(3000)
    await arrive()
    jQuery('.aws-search-field').trigger('aws_search_force', [2024])
    await arrive()
    expect(field().value).toBe('2024')
    await pass(50)
    await pass(DEBOUNCE_MS)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['2024'])
  })

  test('[S44] search boxes: a script’s typing wakes them', async () => {
    await show({ asleep: true })
    startLaurel()
    await pass(3000)
    await arrive()
    field().value = 'medal'
    jQuery('.aws-search-field').trigger('keyup')
    await arrive()
    await pass(DEBOUNCE_MS)
    expect(asked.map(({ keyword }) => keyword)).toEqual(['medal'])
  })

  test('[S44] search boxes: a script that has moved them calls relayout', async () => {
    await show({ asleep: true })
    startLaurel()
    await approach(field())
    await search('cup')
    container().getBoundingClientRect = () => new DOMRect(40, 700, 300, 44)
    callPlugin('relayout')
    expect(block().style.top).toBe('700px')
  })
})

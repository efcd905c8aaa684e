import { beforeEach, describe, expect, test, vi } from 'vitest'
import { applyAwsFilters, hasAwsFilter, provideAwsHooks } from './aws-hooks'

interface Hooks {
  filters?: Record<string, unknown>
  add_filter(tag: unknown, callback: unknown, priority?: unknown): void
  apply_filters(tag: unknown, value: unknown, options?: unknown): unknown
}

function provide(existing?: unknown): Hooks {
  vi.stubGlobal('AwsHooks', existing)
  provideAwsHooks(window)
  return hooks()
}

const hooks = () => (window as unknown as { AwsHooks: Hooks }).AwsHooks
const append = (letter: string) => (text: unknown) => `${text}${letter}`
const fail = () => {
  throw new Error('no cup')
}

describe('[S41] AwsHooks: the global', () => {
  test('[S41] AwsHooks: filters run by priority, then in the order in which they came', () => {
    const { add_filter, apply_filters } = provide()
    add_filter('aws_x', append('c'))
    add_filter('aws_x', append('e'), 20)
    add_filter('aws_x', append('d'))
    add_filter('aws_x', append('a'), 1)
    add_filter('aws_x', append('b'), '2')
    add_filter('aws_y', append('!'))
    expect(apply_filters('aws_x', '')).toBe('abcde')
  })

  test('[S41] AwsHooks: a filter gets the value and the options', () => {
    const { add_filter, apply_filters } = provide()
    const filter = vi.fn(() => 'out')
    const options = { instance: 1 }
    add_filter('aws_x', filter)
    expect(apply_filters('aws_x', 'in', options)).toBe('out')
    expect(filter).toHaveBeenCalledExactlyOnceWith('in', options)
  })

  test('[S41] AwsHooks: without filters the value stays, and one that comes later counts from then on', () => {
    const { add_filter, apply_filters } = provide()
    expect(apply_filters('aws_x', 'cup')).toBe('cup')
    add_filter('aws_x', append('s'))
    expect(apply_filters('aws_x', 'cup')).toBe('cups')
  })

  test('[S41] AwsHooks: the table of filters is there from the start, and what takes its place does no harm', () => {
    const { add_filter, apply_filters } = provide()
    expect(hooks().filters).toEqual({})
    Reflect.set(hooks(), 'filters', undefined)
    add_filter('aws_x', append('s'))
    expect(apply_filters('aws_x', 'cup')).toBe('cup')
  })

  test('[S41] AwsHooks: filters are listed as other scripts know them', () => {
    const callback = append('s')
    provide().add_filter('aws_x', callback)
    expect(hooks().filters).toEqual({ aws_x: [{ priority: 10, callback }] })
    expect(Reflect.deleteProperty(hooks().filters ?? {}, 'aws_x')).toBe(true)
  })

  test('[S41] AwsHooks: an object that is there is kept, with its filters and its own functions', () => {
    const theirs = {
      filters: { aws_x: [{ priority: 5, callback: append('s') }] },
      add_filter: vi.fn(),
      more: 1,
    }
    const { filters, add_filter } = theirs
    expect(provide(theirs)).toBe(theirs)
    expect(hooks()).toMatchObject({ more: 1, add_filter })
    expect(hooks().filters).toBe(filters)
    expect(hooks().apply_filters('aws_x', 'cup')).toBe('cups')
  })

  test('[S41] AwsHooks: a filter is added to those that are there, and filters replaced later count', () => {
    const theirs = { filters: { aws_x: [{ priority: 5, callback: append('s') }] } }
    const { add_filter, apply_filters } = provide(theirs)
    add_filter('aws_x', append('!'))
    expect(apply_filters('aws_x', 'cup')).toBe('cups!')
    theirs.filters = { aws_x: [] }
    expect(apply_filters('aws_x', 'cup')).toBe('cup')
  })

  test('[S41] AwsHooks: provided twice, it is the same', () => {
    const first = provide()
    const { add_filter } = first
    provideAwsHooks(window)
    expect(hooks()).toBe(first)
    expect(hooks().add_filter).toBe(add_filter)
  })

  test.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'length', ''])(
    '[S41] AwsHooks: "%s" is a name like others',
    (tag) => {
      for (const existing of [undefined, { filters: {} }]) {
        const { add_filter, apply_filters } = provide(existing)
        expect(hasAwsFilter(window, tag)).toBe(false)
        expect(apply_filters(tag, 'cup')).toBe('cup')
        add_filter(tag, append('s'))
        add_filter(tag, append('!'))
        expect(apply_filters(tag, 'cup')).toBe('cups!')
        expect(hasAwsFilter(window, tag)).toBe(true)
        expect(Object.getPrototypeOf(hooks().filters)).toBe(Object.prototype)
      }
    },
  )

  test.each([
    ['a text', 'x'],
    ['a number', 7],
    ['null', null],
    ['a list', []],
    ['a function', () => {}],
    ['an element', document.createElement('div')],
    ['the window', window],
  ])('[S41] AwsHooks: %s in its place is replaced', (_, existing) => {
    const { add_filter, apply_filters } = provide(existing)
    expect(hooks()).not.toBe(existing)
    add_filter('aws_x', append('s'))
    expect(apply_filters('aws_x', 'cup')).toBe('cups')
  })

  test.each([
    ['filters that are a list', { filters: [] }],
    ['filters that are null', { filters: null }],
    ['a list of filters that is none', { filters: { aws_x: 'x' } }],
    ['filters that are none', { filters: { aws_x: [null, 'x', {}, { callback: 'x' }] } }],
    ['functions that are none', { add_filter: 'x', apply_filters: {} }],
  ])('[S41] AwsHooks: %s do no harm', (_, existing) => {
    const { add_filter, apply_filters } = provide(existing)
    expect(hasAwsFilter(window, 'aws_x')).toBe(false)
    add_filter('aws_x', append('s'))
    expect(apply_filters('aws_x', 'cup')).toBe('cups')
  })

  test('[S41] AwsHooks: a frozen object stays as it is', () => {
    const frozen = Object.freeze({})
    expect(provide(frozen)).toBe(frozen)
    expect(applyAwsFilters(window, 'aws_x', 'cup', {}, fail)).toBe('cup')
    const { add_filter, apply_filters } = provide({ filters: Object.freeze({}) })
    add_filter('aws_x', append('s'))
    expect(apply_filters('aws_x', 'cup')).toBe('cup')
  })
})

describe('[S41] AwsHooks: laurel’s own use', () => {
  beforeEach(() => void provide())

  test('[S41] AwsHooks: a value goes through the filters, with the options', () => {
    const filter = vi.fn(append('s'))
    hooks().add_filter('aws_x', filter)
    expect(applyAwsFilters(window, 'aws_x', 'cup', { instance: 2 }, fail)).toBe('cups')
    expect(filter).toHaveBeenCalledExactlyOnceWith('cup', { instance: 2 })
  })

  test('[S41] AwsHooks: a filter that throws is reported once, and the value stays', () => {
    const onError = vi.fn()
    const last = vi.fn()
    hooks().add_filter('aws_x', append('s'))
    hooks().add_filter('aws_x', fail)
    hooks().add_filter('aws_x', last)
    expect(applyAwsFilters(window, 'aws_x', 'cup', {}, onError)).toBe('cup')
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no cup'))
    expect(last).not.toHaveBeenCalled()
  })

  test('[S41] AwsHooks: what another script has put in its place is asked, as its method', () => {
    const theirs = {
      suffix: 's',
      apply_filters(_tag: string, value: string) {
        return value + this.suffix
      },
    }
    vi.stubGlobal('AwsHooks', theirs)
    expect(applyAwsFilters(window, 'aws_x', 'cup', {}, fail)).toBe('cups')
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['an element', document.createElement('div')],
    ['an object without functions', { filters: {} }],
  ])('[S41] AwsHooks: with %s in its place there is no filter', (_, value) => {
    vi.stubGlobal('AwsHooks', value)
    expect(applyAwsFilters(window, 'aws_x', 'cup', {}, fail)).toBe('cup')
    expect(hasAwsFilter(window, 'aws_x')).toBe(false)
  })

  test('[S41] AwsHooks: whether there is a filter of a name', () => {
    hooks().add_filter('aws_x', append('s'))
    expect(hasAwsFilter(window, 'aws_x')).toBe(true)
    expect(hasAwsFilter(window, 'aws_y')).toBe(false)
  })
})

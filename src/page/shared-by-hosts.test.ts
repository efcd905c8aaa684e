import { describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../tests/unit/fake-page'
import { createScope, type Scope } from './scope'
import { sharedByHosts } from './shared-by-hosts'

describe('[X08] shared by hosts', () => {
  test('[X08] shared by hosts: created for the first, disposed with the last, and created anew', () => {
    const end = vi.fn()
    const share = sharedByHosts(({ add }) => {
      add(end)
      return {}
    })
    const [first, second] = [createScope(fakePage()), createScope(fakePage())]
    const value = share(first)
    expect(share(second)).toBe(value)
    first.dispose()
    expect(end).not.toHaveBeenCalled()
    second.dispose()
    expect(end).toHaveBeenCalledOnce()
    const third = createScope(fakePage())
    expect(share(third)).not.toBe(value)
    third.dispose()
    expect(end).toHaveBeenCalledTimes(2)
  })

  test('[X11] shared by hosts: a failed creation leaves nothing, and is retried', () => {
    const end = vi.fn()
    const create = vi.fn(({ add }: Scope) => {
      add(end)
      if (create.mock.calls.length === 1) throw new Error('odd markup')
      return 'made'
    })
    const share = sharedByHosts(create)
    const scope = createScope(fakePage())
    expect(() => share(scope)).toThrow('odd markup')
    expect(end).toHaveBeenCalledOnce()
    expect(share(scope)).toBe('made')
    scope.dispose()
    expect(end).toHaveBeenCalledTimes(2)
  })

  test('[X08] shared by hosts: a host whose scope has ended leaves nothing', () => {
    const end = vi.fn()
    const share = sharedByHosts(({ add }) => add(end))
    const scope = createScope(fakePage())
    scope.dispose()
    share(scope)
    expect(end).toHaveBeenCalledOnce()
  })
})

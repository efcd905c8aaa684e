import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closedBy,
  closePanel,
  isPanelOpen,
  type OpenPanels,
  openPanel,
  PANELS,
  type Panel,
  watchPanel,
  withClosed,
  withOpened,
} from './open-panel'

/** Every state that openings and closings can come to, found by trying all of them. */
function reachable(): OpenPanels[] {
  const found = new Map<string, OpenPanels>([['', []]])
  for (const state of found.values()) {
    // A table that closes too little would have no end.
    if (found.size > 1000) break
    for (const panel of PANELS) {
      for (const next of [withOpened(state, panel), withClosed(state, panel)]) found.set(next.join(), next)
    }
  }
  return [...found.values()]
}

const STATES = reachable()
const COVERS: readonly Panel[] = PANELS.filter(
  (panel) => panel !== 'contact-slideout' && panel !== 'search-box',
)
const eachStep = (check: (state: OpenPanels, panel: Panel) => void) => {
  for (const state of STATES) for (const panel of PANELS) check(state, panel)
}

describe('[S06] [S07] open panels: the model', () => {
  test('[S07] open panels: there are 26 states: none, one of thirteen, or the contact form under one of the others', () => {
    expect(STATES).toHaveLength(26)
  })

  test('[S07] open panels: from every state, a panel that is opened is open, as the last', () => {
    eachStep((state, panel) => {
      const next = withOpened(state, panel)
      if (state.includes(panel)) expect(next).toBe(state)
      else expect(next.at(-1)).toBe(panel)
    })
  })

  /** Written by hand: the panels that stay open (o) and close (-) when another opens. The columns are as the rows. */
  const EXPECTED = `
    mobile-menu      o - - - - - - - - o - - -
    mobile-cart      - o - - - - - - - o - - -
    left-slideout    - - o - - - - - - o - - -
    right-slideout   - - - o - - - - - o - - -
    overlay-menu     - - - - o - - - - o - - -
    super-search     - - - - - o - - - o - - -
    push-navigation  - - - - - - o - - o - - -
    full-search      - - - - - - - o - o - - -
    search-box       - - - - - - - - o o - - -
    contact-slideout - - - - - - - - - o - - -
    video            - - - - - - - - - o o - -
    modal            - - - - - - - - - o - o -
    team-member      - - - - - - - - - o - - o`
  const rows = EXPECTED.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

  test('[S07] open panels: the table by hand has a row for each panel', () => {
    expect(rows.map(([name]) => name)).toEqual([...PANELS])
  })

  test.each(rows.map(([name = '', ...marks]) => [name, marks] as const))(
    '[S05] [S06] [S07] [S08] [S10] [P13] open panels: %s, opened from every state, leaves open what it should (spec storefront §4)',
    (name, marks) => {
      const panel = PANELS.find((each) => each === name)
      if (!panel) throw new Error(`No panel is called ${name}`)
      const staysBeside = new Set(PANELS.filter((_, index) => marks[index] === 'o'))
      for (const state of STATES) {
        const next = withOpened(state, panel)
        const expected = state.includes(panel)
          ? state
          : [...state.filter((each) => staysBeside.has(each)), panel]
        expect(next).toEqual(expected)
      }
    },
  )

  test('[S07] open panels: from every state, closing takes that panel away and no other', () => {
    eachStep((state, panel) => {
      expect(withClosed(state, panel)).toEqual(state.filter((other) => other !== panel))
    })
  })

  test('[S07] open panels: in every state one panel at most covers the page', () => {
    for (const state of STATES) {
      expect(state.filter((panel) => COVERS.includes(panel)).length).toBeLessThanOrEqual(1)
    }
  })

  test.each(COVERS)('[S08] open panels: %s covers the contact form, which stays as it is', (panel) => {
    expect(withOpened(['contact-slideout'], panel)).toEqual(['contact-slideout', panel])
    expect(withOpened([panel], 'contact-slideout')).toEqual(['contact-slideout'])
  })

  test('[S05] open panels: every panel but the contact form closes the search box', () => {
    for (const panel of COVERS) expect(closedBy(panel)).toContain('search-box')
  })
})

describe('[S06] [S07] open panels: the store', () => {
  afterEach(() => {
    for (const panel of PANELS) closePanel(panel)
  })

  test('[S06] open panels: one panel closes before the other opens (01 12.3)', () => {
    const told: string[] = []
    const stops = PANELS.map((panel) => watchPanel(panel, (isOpen) => told.push(`${panel} ${isOpen}`)))
    openPanel('mobile-cart')
    openPanel('mobile-menu')
    expect(told).toEqual(['mobile-cart true', 'mobile-cart false', 'mobile-menu true'])
    for (const stop of stops) stop()
  })

  test('[S06] open panels: no call without a change', () => {
    const told = vi.fn()
    const stop = watchPanel('video', told)
    closePanel('video')
    openPanel('contact-slideout')
    openPanel('video')
    openPanel('video')
    expect(told.mock.calls).toEqual([[true]])
    expect([isPanelOpen('video'), isPanelOpen('contact-slideout'), isPanelOpen('modal')]).toEqual([
      true,
      true,
      false,
    ])
    stop()
    closePanel('video')
    expect(told).toHaveBeenCalledOnce()
  })

  test('[S06] open panels: a panel that was closed by another stays closed', () => {
    openPanel('contact-slideout')
    openPanel('mobile-menu')
    const stop = watchPanel('mobile-menu', (isOpen) => {
      if (!isOpen) closePanel('contact-slideout')
    })
    openPanel('mobile-cart')
    expect(PANELS.filter(isPanelOpen)).toEqual(['mobile-cart'])
    stop()
  })

  test('[S06] open panels: a listener of the opening may close the panel', () => {
    const told: boolean[] = []
    const stop = watchPanel('modal', (isOpen) => {
      told.push(isOpen)
      if (isOpen) closePanel('modal')
    })
    openPanel('modal')
    expect(told).toEqual([true, false])
    expect(isPanelOpen('modal')).toBe(false)
    stop()
  })
})

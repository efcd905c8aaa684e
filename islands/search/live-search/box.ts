import { atom, type ReadableAtom } from 'nanostores'
import { submitForm } from '../../../src/dom/submit-form'
import type { Scope } from '../../../src/page/scope'
import { hasResults } from './answer'
import type { Layout } from './layout'
import type { SearchParts, SearchSettings } from './markup'
import type { OtherScripts } from './other-scripts'
import { type Found, reduceSearch, type Search, type SearchAction, startSearch } from './search'
import type { SearchTexts } from './texts'

/**
 * A forced term is searched after this delay, as by the plugin's own script, since others may still change
 * the field.
 */
const FORCED_AFTER_MS = 50

/** One search box of the page: its parts, its settings, and the one place where its state changes. */
export interface Box extends SearchParts {
  readonly page: Scope
  readonly settings: SearchSettings
  readonly texts: SearchTexts
  readonly others: OtherScripts
  readonly layout: Layout
  /** The results block; it lies outside the container. */
  readonly block: HTMLElement
  /** The list for screen readers, with groups. */
  readonly listbox: HTMLElement
  /** Called each time that the block has been placed. */
  readonly onPlaced: Set<() => void>
  readonly $search: ReadableAtom<Search>
  dispatch(action: SearchAction): void
  /** Searches for a term that was not typed (contract 06 §5.8). */
  force(term: string, options: { readonly submit: boolean }): void
  /** Submits the form, unless the field is empty or there is no results page. */
  submit(): void
}

export type BoxFacts = Omit<Box, 'onPlaced' | '$search' | 'dispatch' | 'force' | 'submit'>

export function createBox(facts: BoxFacts): Box {
  const { field, form, settings, others, page } = facts
  const $search = atom(startSearch(field.defaultValue))
  let cancelForcing: (() => void) | undefined

  function dispatch(action: SearchAction) {
    const before = $search.get()
    const after = reduceSearch(before, action, settings)
    if (after === before) return
    const found = newlyFound(before, after)
    if (found && !hasResults(found.answer)) others.dispatch('awsNoResults', { term: found.term })
    $search.set(after)
  }

  function submit() {
    if (canSubmit(facts) && form instanceof HTMLFormElement) submitForm(form)
  }

  return {
    ...facts,
    onPlaced: new Set(),
    $search,
    dispatch,
    submit,
    force(term, options) {
      field.value = term
      dispatch({ type: 'forced', term })
      cancelForcing?.()
      cancelForcing = page.after(FORCED_AFTER_MS, () => {
        dispatch({ type: 'searched', value: field.value })
        field.focus()
        if (options.submit || !settings.ajaxSearch) submit()
      })
    },
  }
}

/** The results that this change of state shows for the first time. */
function newlyFound(before: Search, { list }: Search): Found | null {
  if (list.is !== 'shown') return null
  return before.list.is === 'empty' || before.list.found !== list.found ? list.found : null
}

/** Whether there is a results page and a term to search for. */
export function canSubmit({ field, settings }: Pick<Box, 'field' | 'settings'>): boolean {
  return settings.showPage && field.value.trim() !== ''
}

import { useEffect } from 'react'
import { pressByKey } from '../../../src/dom/press-by-key'
import { text } from '../../../src/page/text'
import { useAdopted } from '../../../src/react/adopt'
import { useEventValue } from '../../../src/react/use-event-value'
import { type Box, canSubmit } from './box'
import { optionId } from './options'
import { isPhone, opensFullScreen } from './phone'
import { highlightOf, isField, type Search } from './search'

const RESIZE = ['resize']

/** Applies the state to the form and its parts, and dispatches their events as actions. */
export function useForm(box: Box, search: Search): void {
  const { form, field, settings, page, dispatch } = box

  const isOnPhone = useEventValue(page.window, RESIZE, () => isPhone(page.window))

  useAdopted(form, {
    class: {
      'aws-show-clear': settings.showClear || isOnPhone,
      'aws-focus': isField(search.place),
      'aws-processing': settings.showLoader && search.request.is !== 'none',
      'aws-form-active': search.active,
    },
    on: {
      submit(event) {
        if (!canSubmit(box)) event.preventDefault()
      },
    },
  })

  useAdopted(field, {
    attributes: settings.ajaxSearch ? comboboxAttributes(box, search) : {},
    on: {
      input: () => dispatch({ type: 'typed', value: field.value }),
      focus: () => focus(box),
      focusout: () => dispatch({ type: 'blurred' }),
    },
  })
  useButton(box.button, text('common.search', 'Search'), () => box.submit())
  useButton(box.clear, text('live-search.clear', 'Clear search'), () => {
    field.value = ''
    dispatch({ type: 'cleared' })
    field.focus()
  })

  useEffect(() => {
    // The field may already have the focus when the code loads.
    if (page.document.activeElement === field) focus(box)
  }, [box, field, page])
}

function comboboxAttributes({ block, listbox }: Box, { list }: Search) {
  const highlight = highlightOf(list)
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': listbox.id,
    'aria-expanded': list.is === 'shown',
    'aria-activedescendant': highlight === null ? null : optionId(block, highlight),
  }
}

function focus(box: Box) {
  if (opensFullScreen(box)) box.dispatch({ type: 'overlaid' })
  box.dispatch({ type: 'focused', value: box.field.value })
}

/** Makes an element that the server prints as plain markup work as a button. */
function useButton(button: HTMLElement | null, name: string, press: () => void) {
  useAdopted(button, {
    attributes: { role: 'button', tabindex: '0', 'aria-label': name },
    on: {
      click(event) {
        event.preventDefault()
        press()
      },
      keydown: pressByKey,
    },
  })
}

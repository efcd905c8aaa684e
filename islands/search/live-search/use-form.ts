import { useEffect } from 'react'
import { pressByKey } from '../../../src/dom/press-by-key'
import { useAdopted } from '../../../src/react/adopt'
import { type Box, canSubmit } from './box'
import { optionId } from './options'
import { isPhone } from './phone'
import { takesScreen } from './screen'
import { highlightOf, isField, type Search } from './search'

/** The form and what stands in it: classes for the style sheet, roles for screen readers, and what the visitor does. */
export function useForm(box: Box, search: Search): void {
  const { form, field, settings, page, dispatch } = box

  useAdopted(form, {
    class: {
      'aws-show-clear': settings.showClear || isPhone(page.window),
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
  useButton(box.button, 'Search', () => box.submit())
  useButton(box.clear, 'Clear search', () => {
    field.value = ''
    dispatch({ type: 'cleared' })
    field.focus()
  })

  useEffect(() => {
    // The visitor may be in the field since before this code came.
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
  if (takesScreen(box)) box.dispatch({ type: 'overlaid' })
  box.dispatch({ type: 'focused', value: box.field.value })
}

/** Buttons that the server prints as plain elements. */
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

import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import type { Picker } from './markup'
import type { Option } from './options'
import { PickerDialog } from './PickerDialog'
import type { PickerSet } from './picker-set'
import { useElementAfter } from './use-element-after'

const CHOSEN = 'selected-centre'
/** Hides the select, which is still sent with the form. */
const HIDDEN = 'centre-hidden'

/** A button in place of each select, and the modal of the one that was opened last (contract 08 §6). */
export function OptionPickers({ set }: { readonly set: PickerSet }) {
  const pickers = useStore(set.$pickers)
  const chosen = useStore(set.$chosen)
  const opened = useStore(set.$opened)
  return (
    <>
      {pickers.map((picker, index) => (
        <PickerButton
          // biome-ignore lint/suspicious/noArrayIndexKey: pickers are only added at the end
          key={index}
          picker={picker}
          chosen={chosen.get(picker.select)}
          onOpen={() => set.open(picker)}
        />
      ))}
      {opened && (
        <PickerDialog
          key={pickers.indexOf(opened.picker)}
          opened={opened}
          chosen={chosen.get(opened.picker.select)?.slug ?? ''}
          set={set}
        />
      )}
    </>
  )
}

interface ButtonProps {
  readonly picker: Picker
  readonly chosen: Option | undefined
  readonly onOpen: () => void
}

/** Opens the modal (contract 08 §6.1); the name of the chosen option stands beside it. */
function PickerButton({ picker, chosen, onOpen }: ButtonProps) {
  const { select, title, label, modal, button: printed } = picker
  const own = useElementAfter(select, 'button', printed === null)
  const button = printed ?? own
  const name = useElementAfter(button, 'div', chosen !== undefined)
  useAdopted(select, { class: { [HIDDEN]: true } })
  useAdopted(
    own,
    { attributes: { class: 'centre-button', type: 'button', 'data-modal': modal }, text: `Select ${title}` },
    { keep: true },
  )
  useAdopted(button, {
    attributes: {
      'aria-haspopup': 'dialog',
      // The buttons of two sets of centres have the same text.
      ...(label !== '' && label !== title ? { 'aria-description': label } : {}),
    },
    on: {
      click(event) {
        event.preventDefault()
        onOpen()
      },
    },
  })
  useAdopted(name, {
    attributes: { class: `${CHOSEN} ${CHOSEN}-${modal}`, 'data-selected': chosen?.slug ?? null },
    text: chosen?.label ?? '',
  })
  useLayoutEffect(() => removeOther(button, name))
  return null
}

/** The name that an older script has put there. */
function removeOther(button: Element, name: Element) {
  const other = name.isConnected ? name.nextElementSibling : button.nextElementSibling
  if (other?.classList.contains(CHOSEN)) other.remove()
}

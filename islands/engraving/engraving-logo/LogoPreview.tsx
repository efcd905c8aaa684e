import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { useAdopted } from '../../../src/react/adopt'
import { useScope } from '../../../src/react/use-scope'
import { previewOf } from './logo'
import type { ShownLogo } from './shown-logo'

const SHOWN_BY_BROWSERS = /\.(jpe?g|png|gif)$/i

interface LogoPreviewProps extends ShownLogo {
  readonly scope: Scope
}

/** The chosen files, or the logo that the shop knows: the picture, its name, and a link for each file (contract 08 §10.1). */
export function LogoPreview({ parts, $state, scope }: LogoPreviewProps) {
  const state = useStore($state)
  const { preview, picture, name, downloads, printedDownloads, known } = parts
  const shown = previewOf(state, known)
  const isPrinted = shown === 'printed'
  const files = useFileAddresses(shown === 'files' ? state.files : NO_FILES)
  const source =
    shown === 'existing' ? known.existing : files.find((file) => SHOWN_BY_BROWSERS.test(file.name))?.address

  useAdopted(preview, { style: { display: shown === 'nothing' ? 'none' : 'block' } })
  useAdopted(picture, isPrinted ? {} : { attributes: { src: source ?? null }, style: pictureStyle(source) })
  useAdopted(name, isPrinted ? {} : { text: shown === 'existing' ? fileName(known.existing) : '' })
  useScope(
    scope,
    ({ add }) => {
      if (isPrinted) return
      for (const node of printedDownloads) node.remove()
      add(() => downloads.prepend(...printedDownloads))
    },
    [isPrinted, downloads, printedDownloads],
  )
  if (shown === 'existing')
    return createPortal(<Download address={known.existing} name={fileName(known.existing)} />, downloads)
  return createPortal(
    files.map((file) => (
      <span key={file.address}>
        <Download {...file} /> {file.name}
        <br />
      </span>
    )),
    downloads,
  )
}

const pictureStyle = (source: string | undefined) => ({ display: source ? '' : 'none' })

/** The last part of an address. */
function fileName(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path.slice(path.lastIndexOf('/') + 1)
}

function Download({ address, name }: { readonly address: string; readonly name: string }) {
  return (
    <a href={address} download={name}>
      {text('engraving-logo.download', 'download')}
      <span className="laurel-visually-hidden"> {name}</span>
    </a>
  )
}

interface ShownFile {
  readonly name: string
  readonly address: string
}

const NO_FILES: readonly File[] = []

/** Object URLs of files. They are revoked when the files change. */
function useFileAddresses(files: readonly File[]): readonly ShownFile[] {
  const [shown, setShown] = useState<readonly ShownFile[]>([])
  useLayoutEffect(() => {
    const made = files.map((file) => ({ name: file.name, address: URL.createObjectURL(file) }))
    setShown(made)
    return () => {
      for (const { address } of made) URL.revokeObjectURL(address)
    }
  }, [files])
  return shown
}

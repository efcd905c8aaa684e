import * as esbuild from 'esbuild'
import { SYNTAX } from '../../tools/build/browsers.mjs'

/** Whether all promised browsers read the code as it stands: nothing of it has to be written in an older way. */
export async function isReadByAll(code: string, loader: 'js' | 'css'): Promise<boolean> {
  const forThem = await esbuild.transform(code, { ...SYNTAX, loader })
  const forTheNewest = await esbuild.transform(code, { target: 'esnext', loader })
  return forThem.code === forTheNewest.code
}

/** The one place where a sheet is asked what it comes to. */
import { post } from '../api'
import type { GivenSheet, SheetInfo } from '../protocol.gen'

export const askSheet = (given: GivenSheet): Promise<SheetInfo> => post<SheetInfo>('/sheet', given)

import type { FeatureChunk } from '../feature'
import { registerReportThemeFlow } from './reportThemeFlow'

export const chunk: FeatureChunk = { flows: [registerReportThemeFlow] }

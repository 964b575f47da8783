import { projectLimitsSchema, type ProjectLimitsAnswer } from '../../domain/schemas/projectLimits'
import { sendAndValidate } from '../../services/sendAndValidate'
import { modalApi } from '../../services/modalApi'

/** Whether the project exceeds its plan. */
export const projectLimitsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    getProjectLimits: build.query<ProjectLimitsAnswer, void>({
      queryFn: (_args, _api, _extra, ask) =>
        sendAndValidate(
          ask,
          { service: 'project', path: '/appkit/v1/project-limits' },
          projectLimitsSchema,
        ),
      keepUnusedDataFor: Infinity,
    }),
  }),
})

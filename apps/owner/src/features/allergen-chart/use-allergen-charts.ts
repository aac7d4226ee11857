import type { HostV1 } from '@chalkboard/contracts';
import { issueAllergenChartRoute, listAllergenChartsRoute } from '@chalkboard/contracts/api/menu/allergens.routes';
import { call, describeError, queryOf, useMutation, useQuery, useQueryClient } from '@chalkboard/web-kit';
import { texts } from '../../texts';

const t = texts.allergenChart;

/** The charts of a menu, and how the next one is made. */
export function useAllergenCharts(host: HostV1, shareId: string) {
  const queries = useQueryClient();
  const query = queryOf(listAllergenChartsRoute, { params: { shareId } });
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  const make = useMutation({
    mutationFn: () => call(issueAllergenChartRoute, { params: { shareId } }),
    onSuccess: async ({ version }) => {
      await queries.invalidateQueries({ queryKey: query.queryKey });
      host.toast({ title: t.made.title({ version }), description: t.made.description });
    },
    onError: (failure) =>
      host.toast({
        title: t.failed.title,
        description: describeError(failure, t.failed.description),
        variant: 'destructive',
      }),
  });
  return {
    charts: data,
    error,
    retry: () => void refetch(),
    making: make.isPending,
    make: () => make.mutate(),
  };
}

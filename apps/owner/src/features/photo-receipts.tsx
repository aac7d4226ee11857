import { showUploadsRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { Badge, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { formatDateTime, queryOf, useQuery } from '@chalkboard/web-kit';
import { SettingsRow, SettingsRows } from '../layout/settings-section';
import { texts } from '../texts';

const t = texts.rights.photos;

/** What became of what was uploaded for a menu: deleted, or until when it is kept. For whoever may edit it. */
export function PhotoReceipts({ shareId }: { readonly shareId: string }) {
  const { data, isError } = useQuery({
    ...queryOf(showUploadsRoute, { params: { shareId } }),
    refetchOnMount: 'always',
  });
  if (isError) return <p className="text-small text-quiet">{t.failed}</p>;
  if (!data) {
    return (
      <Skeleton label={t.loading}>
        <SkeletonBar className="h-16 w-full" />
      </Skeleton>
    );
  }
  if (data.uploads.length === 0) return <p className="text-small text-quiet">{t.none}</p>;
  return (
    <SettingsRows>
      {data.uploads.map(({ uploadedAt, files, isUpdate, deletedAt, deletedBy }) => (
        <SettingsRow
          key={uploadedAt}
          title={
            <>
              {deletedAt ? t.deleted({ at: formatDateTime(deletedAt) }) : t.kept({ by: formatDateTime(deletedBy) })}
              {deletedAt && <Badge state="ready">{t.isDeleted}</Badge>}
            </>
          }
          note={`${isUpdate ? t.again({ files }) : t.first({ files })}. ${t.uploaded({ at: formatDateTime(uploadedAt) })}`}
        />
      ))}
    </SettingsRows>
  );
}

import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useMemo } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { host } from '../host';
import { SiteFrame } from '../layout/site-frame';
import { NotFoundPage } from '../routes/not-found';
import { texts } from '../texts';
import { RemoteBoundary } from './remote-boundary';
import { remoteOf } from './remote-registry';

const NOT_FOUND = { path: '*', element: <NotFoundPage /> };

function RemoteRoutes({ module }: { readonly module: RemoteModuleV1 }) {
  return useRoutes(useMemo(() => [...module.routes(host), NOT_FOUND], [module]));
}

/** Every page that is not the shell's own: given to the remote that draws it. Stands on a splat route at the root, so that remotes name full paths. */
export function RemotePages() {
  const { pathname } = useLocation();
  const name = remoteOf(pathname);
  if (!name) return <NotFoundPage />;
  return (
    <RemoteBoundary
      name={name}
      loading={
        <PageFrame>
          <Skeleton label={texts.frame.loading} className="grid gap-4">
            <SkeletonBar className="h-10 w-2/3" />
            <SkeletonBar className="h-5 w-1/2" />
            <SkeletonBar className="mt-8 h-40 w-full" />
          </Skeleton>
        </PageFrame>
      }
      frame={(panel) => (
        <SiteFrame>
          <PageFrame width="text">{panel}</PageFrame>
        </SiteFrame>
      )}
    >
      {(module) => <RemoteRoutes module={module} />}
    </RemoteBoundary>
  );
}

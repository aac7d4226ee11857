import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { RemoteRoot } from '@chalkboard/web-kit';
import './styles.css';
import { HomeUpload } from './features/upload-menu/home-upload';
import { queryClient } from './query-client';
import { EditMenuPage } from './routes/edit-menu';

/** The one exposed module of this remote. */
const remote: RemoteModuleV1 = {
  contract: 1,
  routes: (host) => [
    {
      path: '/menu/:shareId/edit',
      element: (
        <RemoteRoot name="owner" queryClient={queryClient}>
          <EditMenuPage host={host} />
        </RemoteRoot>
      ),
    },
  ],
  slots: {
    HomeUpload: (props) => (
      <RemoteRoot name="owner" queryClient={queryClient}>
        <HomeUpload {...props} />
      </RemoteRoot>
    ),
  },
};

export const { contract, routes, slots } = remote;

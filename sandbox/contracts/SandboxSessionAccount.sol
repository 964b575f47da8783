// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./SandboxBatchExecutor.sol";

/// The code an account delegates to (EIP-7702) to let other keys act for it within bounds, until a time or a revocation.
contract SandboxSessionAccount is SandboxBatchExecutor {
    /// What may be spent in each period since `start`; `token` is zero for the coin.
    struct Allowance {
        address token;
        uint256 amount;
        uint64 start;
        uint64 period;
    }

    /// A function that may be called, with at most so much of the coin each time.
    struct Target {
        address to;
        bytes4 selector;
        uint256 valueLimit;
    }

    struct Spent {
        uint256 amount;
        uint64 period;
    }

    struct Session {
        uint64 expiry;
        bool isRevoked;
        address[] keys;
        Allowance[] allowances;
        Target[] targets;
        /// By the place of the allowance.
        mapping(uint256 => Spent) spent;
    }

    struct Sessions {
        mapping(bytes32 => Session) byId;
    }

    error UnknownSession();
    error SessionExists();
    error SessionExpired();
    error SessionRevoked();
    error NotTheKey();
    error NotPermitted();
    error AllowanceExceeded(uint256 left, uint256 wanted);
    error SessionCallFailed(bytes reason);

    event SessionGranted(bytes32 indexed id, uint64 expiry);
    event SessionStopped(bytes32 indexed id);
    event SessionUsed(bytes32 indexed id, address indexed key, address indexed to);

    bytes4 private constant TRANSFER = bytes4(keccak256("transfer(address,uint256)"));
    /// keccak256("dev.sandbox.sessions"): other code that the account delegates to keeps its storage elsewhere.
    bytes32 private constant PLACE = keccak256("dev.sandbox.sessions");

    modifier onlyAccount() {
        if (msg.sender != address(this)) revert OnlyTheAccount();
        _;
    }

    function grantSession(
        bytes32 id,
        uint64 expiry,
        address[] calldata keys,
        Allowance[] calldata allowances,
        Target[] calldata targets
    ) external onlyAccount {
        if (expiry <= block.timestamp) revert SessionExpired();
        Session storage session = sessions().byId[id];
        if (session.expiry != 0) revert SessionExists();
        session.expiry = expiry;
        session.keys = keys;
        for (uint256 i = 0; i < allowances.length; i++) session.allowances.push(allowances[i]);
        for (uint256 i = 0; i < targets.length; i++) session.targets.push(targets[i]);
        emit SessionGranted(id, expiry);
    }

    function revokeSession(bytes32 id) external onlyAccount {
        Session storage session = sessions().byId[id];
        if (session.expiry == 0) revert UnknownSession();
        session.isRevoked = true;
        emit SessionStopped(id);
    }

    /// Makes one call for the account. Asked by a key of the session, which pays for the gas.
    function executeWithSession(bytes32 id, Call calldata call) external returns (bytes memory) {
        Session storage session = sessions().byId[id];
        if (session.expiry == 0) revert UnknownSession();
        if (session.isRevoked) revert SessionRevoked();
        if (block.timestamp >= session.expiry) revert SessionExpired();
        if (!isKey(session, msg.sender)) revert NotTheKey();
        // The account may do anything with itself, so that a session may not.
        if (call.to == address(this)) revert NotPermitted();
        allow(session, call);
        (bool success, bytes memory answer) = call.to.call{value: call.value}(call.data);
        if (!success) revert SessionCallFailed(answer);
        emit SessionUsed(id, msg.sender, call.to);
        return answer;
    }

    /// `expiry` is zero where the account never granted it.
    function sessionOf(bytes32 id) external view returns (uint64 expiry, bool isRevoked) {
        Session storage session = sessions().byId[id];
        return (session.expiry, session.isRevoked);
    }

    function allow(Session storage session, Call calldata call) private {
        if (call.data.length == 0) {
            spend(session, address(0), call.value);
            return;
        }
        bytes4 selector = call.data.length < 4 ? bytes4(0) : bytes4(call.data[0:4]);
        for (uint256 i = 0; i < session.targets.length; i++) {
            Target storage target = session.targets[i];
            if (target.to == call.to && target.selector == selector && call.value <= target.valueLimit) return;
        }
        if (selector != TRANSFER || call.value != 0 || call.data.length != 68) revert NotPermitted();
        (, uint256 amount) = abi.decode(call.data[4:], (address, uint256));
        spend(session, call.to, amount);
    }

    /// Every allowance for the token has to have room.
    function spend(Session storage session, address token, uint256 amount) private {
        bool isAllowed = false;
        for (uint256 i = 0; i < session.allowances.length; i++) {
            Allowance storage allowance = session.allowances[i];
            if (allowance.token != token) continue;
            if (block.timestamp < allowance.start) revert NotPermitted();
            uint64 period = uint64((block.timestamp - allowance.start) / allowance.period);
            Spent storage spent = session.spent[i];
            uint256 before = spent.period == period ? spent.amount : 0;
            uint256 left = allowance.amount - before;
            if (amount > left) revert AllowanceExceeded(left, amount);
            session.spent[i] = Spent(before + amount, period);
            isAllowed = true;
        }
        if (!isAllowed) revert NotPermitted();
    }

    function isKey(Session storage session, address key) private view returns (bool) {
        for (uint256 i = 0; i < session.keys.length; i++) {
            if (session.keys[i] == key) return true;
        }
        return false;
    }

    function sessions() private pure returns (Sessions storage all) {
        bytes32 place = PLACE;
        assembly {
            all.slot := place
        }
    }
}
